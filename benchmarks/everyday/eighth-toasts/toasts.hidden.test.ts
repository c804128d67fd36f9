import { createToasts } from './toasts';

class FakeTimers {
  now = 0;
  private last = 100;
  readonly pending = new Map<number, { at: number; callback: () => void }>();
  set = (callback: () => void, ms: number): number => {
    this.pending.set(++this.last, { at: this.now + ms, callback });
    return this.last;
  };
  clear = (handle: number): void => {
    this.pending.delete(handle);
  };
  runTo(time: number): void {
    this.now = time;
    const due = [...this.pending].filter(([, { at }]) => at <= time).sort((a, b) => a[1].at - b[1].at);
    for (const [handle, { callback }] of due) {
      if (this.pending.delete(handle)) callback();
    }
  }
}

test('one timer per toast', () => {
  const timers = new FakeTimers();
  const toasts = createToasts(timers);
  for (let i = 1; i <= 5; i++) toasts.show(`${i} new messages`, { id: 'inbox' });
  expect(toasts.list()).toEqual([{ id: 'inbox', text: '5 new messages', kind: 'info' }]);
  expect(timers.pending.size).toBe(1);
});

test('a toast that becomes one that stays', () => {
  const timers = new FakeTimers();
  const toasts = createToasts(timers);
  toasts.show('Connecting', { id: 'net', duration: 500 });
  timers.runTo(400);
  toasts.show('Offline', { id: 'net', kind: 'error', duration: 0 });
  timers.runTo(60_000);
  expect(toasts.list().map((t) => t.text)).toEqual(['Offline']);
  expect(timers.pending.size).toBe(0);
});

test('a longer time instead of a shorter one', () => {
  const timers = new FakeTimers();
  const toasts = createToasts(timers);
  toasts.show('a', { id: 'x', duration: 100 });
  toasts.show('b', { id: 'x', duration: 900 });
  timers.runTo(899);
  expect(toasts.list()).toHaveLength(1);
  timers.runTo(900);
  expect(toasts.list()).toHaveLength(0);
});

test('a shorter time instead of a longer one', () => {
  const timers = new FakeTimers();
  const toasts = createToasts(timers);
  toasts.show('a', { id: 'x', duration: 900 });
  toasts.show('b', { id: 'x', duration: 100 });
  timers.runTo(100);
  expect(toasts.list()).toHaveLength(0);
  expect(timers.pending.size).toBe(0);
});

test('the timer of a pushed-out toast is gone', () => {
  const timers = new FakeTimers();
  const toasts = createToasts(timers, 1);
  toasts.show('a');
  toasts.show('b');
  expect(timers.pending.size).toBe(1);
  timers.runTo(4000);
  expect(toasts.list()).toEqual([]);
});

test('dismissing an unknown toast tells nobody', () => {
  const toasts = createToasts(new FakeTimers());
  let told = 0;
  toasts.subscribe(() => told++);
  toasts.dismiss('nope');
  expect(told).toBe(0);
});
