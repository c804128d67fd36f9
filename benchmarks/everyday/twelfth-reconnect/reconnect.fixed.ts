/**
 * Keeps a socket-like connection open. When it drops, it is opened again
 * after a growing pause, until `maxAttempts` tries in a row have failed.
 */
export interface Link {
  close(): void;
}

export interface LinkEvents {
  onOpen(): void;
  onMessage(data: string): void;
  onClose(clean: boolean): void;
}

export type Connect = (events: LinkEvents) => Link;

export type LinkStatus = 'idle' | 'connecting' | 'open' | 'waiting' | 'failed' | 'closed';

export interface ReconnectOptions {
  baseDelay?: number;
  maxDelay?: number;
  maxAttempts?: number;
  onStatus?: (status: LinkStatus) => void;
  onMessage?: (data: string) => void;
}

export class ReconnectingLink {
  private link: Link | null = null;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private current: LinkStatus = 'idle';
  private readonly baseDelay: number;
  private readonly maxDelay: number;
  private readonly maxAttempts: number;

  constructor(
    private readonly connect: Connect,
    private readonly options: ReconnectOptions = {},
  ) {
    this.baseDelay = options.baseDelay ?? 500;
    this.maxDelay = options.maxDelay ?? 30_000;
    this.maxAttempts = options.maxAttempts ?? 8;
  }

  get status(): LinkStatus {
    return this.current;
  }

  start(): void {
    if (this.current === 'connecting' || this.current === 'open' || this.current === 'waiting') return;
    this.attempts = 0;
    this.open();
  }

  stop(): void {
    if (this.timer !== null) {
      clearTimeout(this.timer);
      this.timer = null;
    }
    this.setStatus('closed');
    this.link?.close();
    this.link = null;
  }

  /** Pause before the next try: doubles with every failed one. */
  private nextDelay(): number {
    return Math.min(this.maxDelay, this.baseDelay * 2 ** (this.attempts - 1));
  }

  private open(): void {
    this.setStatus('connecting');
    this.link = this.connect({
      onOpen: () => {
        this.attempts = 0;
        this.setStatus('open');
      },
      onMessage: (data) => this.options.onMessage?.(data),
      onClose: (clean) => this.handleClose(clean),
    });
  }

  private handleClose(clean: boolean): void {
    if (this.current === 'closed') return;
    this.link = null;
    if (clean) {
      this.setStatus('closed');
      return;
    }
    this.attempts += 1;
    if (this.attempts >= this.maxAttempts) {
      this.setStatus('failed');
      return;
    }
    this.setStatus('waiting');
    this.timer = setTimeout(() => {
      this.timer = null;
      this.open();
    }, this.nextDelay());
  }

  private setStatus(status: LinkStatus): void {
    if (status === this.current) return;
    this.current = status;
    this.options.onStatus?.(status);
  }
}
