/**
 * Waiting for events with promises. The device bridge uses it to turn the
 * callback interface of sockets into something that can be awaited.
 */
export type Listener = (payload: unknown) => void;

export interface Source {
  on(name: string, listener: Listener): void;
  off(name: string, listener: Listener): void;
}

/** The part of AbortSignal that is used here. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface WaitOptions {
  /** only payloads that pass are waited for */
  where?: (payload: unknown) => boolean;
  signal?: Signal;
  /** an event of this name rejects with its payload, "error" if left out */
  errorName?: string;
}

export class AbortedError extends Error {
  constructor(readonly reason: unknown) {
    super('waiting was aborted');
    this.name = 'AbortedError';
  }
}

/**
 * Resolves with the payload of the next event of that name. However it ends,
 * no listeners stay behind, neither on the source nor on the signal.
 */
export function waitFor(source: Source, name: string, options: WaitOptions = {}): Promise<unknown> {
  const { where = () => true, signal, errorName = 'error' } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new AbortedError(signal.reason));
      return;
    }
    const cleanup = () => {
      source.off(name, onEvent);
      source.off(errorName, onError);
      signal?.removeEventListener('abort', onAbort);
    };
    const onEvent: Listener = (payload) => {
      cleanup();
      try {
        if (!where(payload)) return;
      } catch (error) {
        reject(error);
        return;
      }
      resolve(payload);
    };
    const onError: Listener = (error) => {
      cleanup();
      reject(error);
    };
    const onAbort = () => {
      cleanup();
      reject(new AbortedError(signal?.reason));
    };
    source.on(name, onEvent);
    source.on(errorName, onError);
    signal?.addEventListener('abort', onAbort);
  });
}

/** Calls the function and waits for the event it leads to. */
export async function after(
  source: Source,
  name: string,
  action: () => void | Promise<void>,
  options?: WaitOptions,
): Promise<unknown> {
  const arrived = waitFor(source, name, options);
  // the action may bring about the event at once, so it is called last
  const [payload] = await Promise.all([arrived, Promise.resolve().then(action)]);
  return payload;
}
