import { EventEmitter } from 'node:events';

/** Helpers for code that waits for messages of a worker process. */

export class TimeoutError extends Error {
  constructor(event, ms) {
    super(`No "${event}" within ${ms} ms`);
    this.name = 'TimeoutError';
  }
}

const systemTimers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle),
};

/**
 * Resolves with the first event that `accept` takes.
 *
 * @param {EventEmitter} emitter
 * @param {string} event
 * @param {{ timeoutMs?: number, accept?: (value: any) => boolean, timers?: typeof systemTimers }} [options]
 */
export function waitFor(emitter, event, { timeoutMs = 5000, accept = () => true, timers = systemTimers } = {}) {
  return new Promise((resolve, reject) => {
    const timer = timers.set(() => {
      emitter.off(event, listener);
      reject(new TimeoutError(event, timeoutMs));
    }, timeoutMs);

    function listener(value) {
      if (!accept(value)) return;
      timers.clear(timer);
      emitter.off(event, listener);
      resolve(value);
    }

    emitter.on(event, listener);
  });
}

/** Sends a request and waits for the response with the same id. */
export async function request(worker, message, options = {}) {
  const response = waitFor(worker, 'response', { ...options, accept: (value) => value.id === message.id });
  worker.emit('request', message);
  const { error, result } = await response;
  if (error !== undefined) throw new Error(`${message.method}: ${error}`);
  return result;
}

/** A worker in the same process, for tests and for small jobs. */
export function localWorker(methods) {
  const worker = new EventEmitter();
  worker.on('request', ({ id, method, params = [] }) => {
    const run = methods[method];
    if (run === undefined) worker.emit('response', { id, error: 'no such method' });
    else worker.emit('response', { id, result: run(...params) });
  });
  return worker;
}
