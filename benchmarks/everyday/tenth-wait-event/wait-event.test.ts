import { AbortedError, after, waitFor, type Listener, type Source } from './wait-event';

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

const pause = () => new Promise<'pending'>((resolve) => setTimeout(resolve, 5, 'pending'));

test('resolves with the next event', async () => {
  const bus = new Bus();
  const waiting = waitFor(bus, 'open');
  bus.emit('close', 1);
  bus.emit('open', 2);
  bus.emit('open', 3);
  expect(await waiting).toBe(2);
  expect(bus.listeners).toEqual([]);
});

test('rejects on errors', async () => {
  const bus = new Bus();
  const waiting = waitFor(bus, 'open');
  bus.emit('error', new Error('refused'));
  await expect(waiting).rejects.toThrow('refused');
  expect(bus.listeners).toEqual([]);
});

test('rejects when aborted', async () => {
  const bus = new Bus();
  const controller = new AbortController();
  const waiting = waitFor(bus, 'open', { signal: controller.signal });
  controller.abort('bored');
  await expect(waiting).rejects.toBeInstanceOf(AbortedError);
  expect(bus.listeners).toEqual([]);
  await expect(waitFor(bus, 'x', { signal: controller.signal })).rejects.toThrow('aborted');
});

test('waits for a payload that fits', async () => {
  const bus = new Bus();
  const waiting = waitFor(bus, 'reply', { where: (p) => (p as { id: number }).id === 7 });
  bus.emit('reply', { id: 6 });
  bus.emit('reply', { id: 7 });
  expect(await Promise.race([waiting, pause()])).toEqual({ id: 7 });
});

test('waits for what an action leads to', async () => {
  const bus = new Bus();
  expect(await after(bus, 'pong', () => bus.emit('pong', 'hi'))).toBe('hi');
});
