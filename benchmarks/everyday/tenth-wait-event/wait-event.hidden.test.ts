import { after, waitFor, type Listener, type Source } from './wait-event';

class Bus implements Source {
  readonly listeners: [string, Listener][] = [];
  on(name: string, listener: Listener) {
    this.listeners.push([name, listener]);
  }
  off(name: string, listener: Listener) {
    const at = this.listeners.findIndex(([n, l]) => n === name && l === listener);
    if (at >= 0) this.listeners.splice(at, 1);
  }
  emit(name: string, payload?: unknown) {
    for (const [n, listener] of [...this.listeners]) if (n === name) listener(payload);
  }
}

class CountingSignal {
  aborted = false;
  reason: unknown = 'stop';
  readonly listeners = new Set<() => void>();
  addEventListener(_: 'abort', listener: () => void) {
    this.listeners.add(listener);
  }
  removeEventListener(_: 'abort', listener: () => void) {
    this.listeners.delete(listener);
  }
}

const pause = () => new Promise<'pending'>((resolve) => setTimeout(resolve, 5, 'pending'));

test('many events that do not fit before the one that does', async () => {
  const bus = new Bus();
  const waiting = waitFor(bus, 'tick', { where: (p) => (p as number) >= 100 });
  for (let i = 0; i < 100; i++) bus.emit('tick', i);
  expect(bus.listeners).toHaveLength(2);
  bus.emit('tick', 250);
  expect(await Promise.race([waiting, pause()])).toBe(250);
  expect(bus.listeners).toEqual([]);
});

test('an error after an event that does not fit', async () => {
  const bus = new Bus();
  const waiting = waitFor(bus, 'reply', { where: () => false, errorName: 'fail' });
  bus.emit('reply', 1);
  bus.emit('fail', new Error('lost'));
  await expect(Promise.race([waiting, pause()])).rejects.toThrow('lost');
  expect(bus.listeners).toEqual([]);
});

test('aborted after an event that does not fit', async () => {
  const bus = new Bus();
  const signal = new CountingSignal();
  const waiting = waitFor(bus, 'reply', { where: () => false, signal });
  bus.emit('reply', 1);
  expect(signal.listeners.size).toBe(1);
  for (const listener of [...signal.listeners]) listener();
  await expect(Promise.race([waiting, pause()])).rejects.toMatchObject({ reason: 'stop' });
  expect(signal.listeners.size).toBe(0);
  expect(bus.listeners).toEqual([]);
});

test('a condition that throws rejects and leaves nothing behind', async () => {
  const bus = new Bus();
  const signal = new CountingSignal();
  const where = () => {
    throw new TypeError('no id');
  };
  const waiting = waitFor(bus, 'reply', { where, signal });
  bus.emit('reply', null);
  await expect(waiting).rejects.toThrow('no id');
  expect(bus.listeners).toEqual([]);
  expect(signal.listeners.size).toBe(0);
});

test('nothing is left behind when the event came', async () => {
  const bus = new Bus();
  const signal = new CountingSignal();
  const waiting = waitFor(bus, 'reply', { signal });
  bus.emit('reply', 'ok');
  expect(await waiting).toBe('ok');
  expect(bus.listeners).toEqual([]);
  expect(signal.listeners.size).toBe(0);
});

test('two waiting for different replies', async () => {
  const bus = new Bus();
  const one = waitFor(bus, 'reply', { where: (p) => p === 1 });
  const two = after(bus, 'reply', () => bus.emit('reply', 1), { where: (p) => p === 2 });
  await pause();
  bus.emit('reply', 2);
  expect(await Promise.race([Promise.all([one, two]), pause()])).toEqual([1, 2]);
});
