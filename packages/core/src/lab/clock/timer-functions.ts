import { promisify } from 'node:util';
import type { Waiting, WaitingList } from './waiting-list.ts';

type Callback = (...values: unknown[]) => void;
type SetTimer = (callback: Callback, delay?: unknown, ...values: unknown[]) => unknown;
type Sleep = (delay?: unknown, value?: unknown, options?: { readonly signal?: AbortSignal }) => Promise<unknown>;

export interface TimerFunctions {
  readonly setTimeout: SetTimer;
  readonly setInterval: SetTimer;
  readonly clearTimeout: (timer: unknown) => void;
  readonly clearInterval: (timer: unknown) => void;
}

/** `setTimeout` and its like over the list. `clearOthers` is for timers that were set before; `asNumbers`: as in a browser. */
export function timerFunctions(
  list: WaitingList,
  { clearOthers, asNumbers }: { readonly clearOthers: (timer: never) => void; readonly asNumbers: boolean },
): TimerFunctions {
  const setter =
    (repeats: boolean): SetTimer =>
    (callback, delay, ...values) => {
      if (typeof callback !== 'function') throw invalidCallback(callback);
      const waiting = list.add(() => callback.apply(timer, values), Number(delay), repeats);
      const timer = asNumbers ? waiting.id : new WaitingTimer(waiting, list);
      return timer;
    };
  const clear = (timer: unknown): void => {
    const waiting = list.find(idOf(timer));
    if (waiting === undefined) clearOthers(timer as never);
    else waiting.remove();
  };
  const setTimeout = Object.defineProperty(setter(false), promisify.custom, { value: sleepOver(list) });
  return { setTimeout, setInterval: setter(true), clearTimeout: clear, clearInterval: clear };
}

/** `setTimeout` of `node:timers/promises`. */
export function sleepOver(list: WaitingList): Sleep {
  return async (delay, value, { signal } = {}) => {
    if (signal?.aborted === true) throw abortError(signal);
    return await new Promise((resolve, reject) => {
      const onAbort = (): void => {
        waiting.remove();
        reject(abortError(signal));
      };
      const come = (): void => {
        signal?.removeEventListener('abort', onAbort);
        resolve(value);
      };
      const waiting = list.add(come, Number(delay), false);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  };
}

/** What Node gives for a timer. None of them keeps the process alive: it has others. */
class WaitingTimer {
  readonly #waiting: Waiting;
  readonly #list: WaitingList;
  #isRef = true;

  constructor(waiting: Waiting, list: WaitingList) {
    this.#waiting = waiting;
    this.#list = list;
  }

  ref(): this {
    this.#isRef = true;
    return this;
  }

  unref(): this {
    this.#isRef = false;
    return this;
  }

  hasRef(): boolean {
    return this.#isRef && this.#list.find(this.#waiting.id) !== undefined;
  }

  refresh(): this {
    this.#waiting.renew();
    return this;
  }

  close(): this {
    this.#waiting.remove();
    return this;
  }

  [Symbol.toPrimitive](): number {
    return this.#waiting.id;
  }

  [Symbol.dispose](): void {
    this.close();
  }
}

function idOf(timer: unknown): number {
  return timer instanceof WaitingTimer || typeof timer === 'string' ? Number(timer) : (timer as number);
}

function invalidCallback(callback: unknown): TypeError {
  const message = `The "callback" argument must be of type function. Received ${callback === null ? 'null' : typeof callback}`;
  return Object.assign(new TypeError(message), { code: 'ERR_INVALID_ARG_TYPE' });
}

function abortError(signal: AbortSignal | undefined): Error {
  const error = new Error('The operation was aborted', { cause: signal?.reason });
  return Object.assign(error, { name: 'AbortError', code: 'ABORT_ERR' });
}
