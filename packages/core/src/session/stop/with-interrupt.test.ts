import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Interruption, interruptedExitCode } from './interruption.ts';
import { withInterrupt, type Interruptible } from './with-interrupt.ts';

type Listener = Parameters<EventEmitter['on']>[1];

/** A process that can be told to end, and what it then does. */
function scriptedProcess() {
  const events = new EventEmitter();
  const done: string[] = [];
  const process = {
    pid: 7,
    exitCode: 1 as number | undefined,
    rawListeners: (signal: string) => events.rawListeners(signal),
    on: (signal: string, listener: Listener) => events.on(signal, listener),
    off: (signal: string, listener: Listener) => events.off(signal, listener),
    removeAllListeners: (signal: string) => events.removeAllListeners(signal),
    kill: (pid: number, signal: string) => void done.push(`kill ${pid} ${signal}`),
    exit: (code: number) => void done.push(`exit ${code}`),
  };
  return { events, done, process, send: (signal: string) => void events.emit(signal, signal) };
}

const until = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

describe('withInterrupt', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives what the work comes to, and leaves the process as it was', async () => {
    const { events, done, process } = scriptedProcess();
    const theirs = (): void => undefined;
    events.on('SIGINT', theirs);

    const value = await withInterrupt(async () => 'healed', { process, now: () => 0 });

    expect({ value, done, exitCode: process.exitCode }).toEqual({ value: 'healed', done: [], exitCode: 1 });
    expect([events.listeners('SIGINT'), events.listeners('SIGTERM')]).toEqual([[theirs], []]);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('lets the work end in good order at %s, and then hands the signal on', async (signal, exitCode) => {
    const { events, done, process, send } = scriptedProcess();
    events.once(signal, () => done.push('the runner'));
    let reason: unknown;
    const ended = withInterrupt(
      async (interruptible) => {
        await until(interruptible.signal);
        reason = interruptible.signal.reason;
        done.push(`ended in good order with ${interruptedExitCode(interruptible.signal)}`);
      },
      { process, now: () => 0 },
    );

    send(signal);
    await ended;
    send(signal);

    expect(reason).toEqual(new Interruption(signal));
    expect(done).toEqual([`ended in good order with ${exitCode}`, `kill 7 ${signal}`, 'the runner']);
    expect(process.exitCode).toBe(exitCode);
  });

  it('hands the signal on also when the work fails', async () => {
    const { done, process, send } = scriptedProcess();

    const ended = withInterrupt(
      async ({ signal }) => {
        await until(signal);
        signal.throwIfAborted();
      },
      { process, now: () => 0 },
    );
    send('SIGTERM');

    await expect(ended).rejects.toThrow('interrupted');
    expect(done).toEqual(['kill 7 SIGTERM']);
  });

  it.each([
    ['at once, since npm passes on what the terminal has sent already', 400, []],
    ['a little later, since somebody insists', 501, ['exit 130']],
  ])('takes a second signal %s', async (_when, laterMs, expected) => {
    const { done, process, send } = scriptedProcess();
    let nowMs = 0;
    void withInterrupt(() => new Promise(() => undefined), { process, now: () => nowMs });

    send('SIGINT');
    nowMs = laterMs;
    send('SIGINT');

    expect(done).toEqual(expected);
  });

  it('ends at once at a second signal of another kind', () => {
    const { done, process, send } = scriptedProcess();
    void withInterrupt(() => new Promise(() => undefined), { process, now: () => 0 });

    send('SIGINT');
    send('SIGTERM');

    expect(done).toEqual(['exit 143']);
  });

  it('waits for what must not be cut in two, and no longer', async () => {
    const { done, process, send } = scriptedProcess();
    let release = (): void => undefined;
    const written = new Promise<void>((resolve) => (release = resolve));
    void withInterrupt(({ whole }: Interruptible) => whole(written).then(() => new Promise(() => undefined)), {
      process,
      now: () => 0,
    });

    send('SIGINT');
    send('SIGTERM');
    const before = [...done];
    release();
    await vi.advanceTimersByTimeAsync(0);

    expect(before).toEqual([]);
    expect(done).toEqual(['exit 143']);
  });

  it.each([
    ['what must not be cut in two', 2000, true],
    ['an end in good order', 10_000, false],
  ])('does not wait for %s for ever', async (_what, limitMs, insists) => {
    const { done, process, send } = scriptedProcess();
    void withInterrupt(({ whole }) => (insists ? whole(new Promise(() => undefined)) : new Promise(() => undefined)), {
      process,
      now: () => 0,
    });

    send('SIGINT');
    if (insists) send('SIGTERM');
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    const before = [...done];
    await vi.advanceTimersByTimeAsync(1);

    expect(before).toEqual([]);
    expect(done).toEqual([insists ? 'exit 143' : 'exit 130']);
  });

  it('is interrupted by a key without ending the process, which the runner does', async () => {
    const { done, process } = scriptedProcess();
    let exitCode: number | undefined;

    await withInterrupt(
      async ({ interrupt, signal }) => {
        interrupt();
        exitCode = interruptedExitCode(signal);
      },
      { process, now: () => 0 },
    );

    expect({ exitCode, done }).toEqual({ exitCode: 130, done: [] });
  });
});
