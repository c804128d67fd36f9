/**
 * Actor-like mailbox: messages are handled one after the other. Urgent ones
 * overtake normal ones, but among themselves both kinds keep their order.
 */
export interface PostOptions {
  urgent?: boolean;
}

interface Entry<M, R> {
  message: M;
  urgent: boolean;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

export class MailboxClosed extends Error {
  override name = 'MailboxClosed';
}

export class Mailbox<M, R = void> {
  private readonly entries: Entry<M, R>[] = [];
  private busy = false;
  private closed = false;
  private idleListeners: Array<() => void> = [];

  constructor(
    private readonly handler: (message: M) => R | Promise<R>,
    private readonly capacity = Infinity,
  ) {}

  get length(): number {
    return this.entries.length;
  }

  /** The result of the handler for this message. */
  post(message: M, { urgent = false }: PostOptions = {}): Promise<R> {
    if (this.closed) return Promise.reject(new MailboxClosed('the mailbox is closed'));
    if (this.entries.length >= this.capacity) return Promise.reject(new Error('the mailbox is full'));
    return new Promise<R>((resolve, reject) => {
      const entry: Entry<M, R> = { message, urgent, resolve, reject };
      const firstNormal = this.entries.findIndex((e) => !e.urgent);
      if (urgent && firstNormal !== -1) this.entries.splice(firstNormal, 0, entry);
      else this.entries.push(entry);
      if (!this.busy) void this.run();
    });
  }

  /** Resolves as soon as there is nothing left to do. */
  idle(): Promise<void> {
    if (!this.busy) return Promise.resolve();
    return new Promise((resolve) => this.idleListeners.push(resolve));
  }

  /** Refuses the messages that wait, the one in work is finished. */
  close(): Promise<void> {
    this.closed = true;
    for (const entry of this.entries.splice(0)) entry.reject(new MailboxClosed('the mailbox was closed'));
    return this.idle();
  }

  private async run(): Promise<void> {
    this.busy = true;
    for (let entry = this.entries.shift(); entry; entry = this.entries.shift()) {
      try {
        entry.resolve(await this.handler(entry.message));
      } catch (error) {
        entry.reject(error);
      }
    }
    this.busy = false;
    const listeners = this.idleListeners;
    this.idleListeners = [];
    for (const listener of listeners) listener();
  }
}
