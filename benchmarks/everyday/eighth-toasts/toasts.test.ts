import { createToasts } from './toasts';

function clock() {
  let now = 0;
  let last = 0;
  const pending = new Map<number, { at: number; callback: () => void }>();
  return {
    pending,
    set(callback: () => void, ms: number) {
      pending.set(++last, { at: now + ms, callback });
      return last;
    },
    clear: (handle: number) => void pending.delete(handle),
    advance(ms: number) {
      now += ms;
      for (const [handle, { at, callback }] of [...pending]) {
        if (at <= now && pending.delete(handle)) callback();
      }
    },
  };
}
const texts = (toasts: ReturnType<typeof createToasts>) => toasts.list().map(({ text }) => text);

test('a toast goes away after its time', () => {
  const timers = clock();
  const toasts = createToasts(timers);
  toasts.show('Saved', { kind: 'success', duration: 1000 });
  timers.advance(999);
  expect(texts(toasts)).toEqual(['Saved']);
  timers.advance(1);
  expect(texts(toasts)).toEqual([]);
});

test('dismissing stops the timer', () => {
  const timers = clock();
  const toasts = createToasts(timers);
  const id = toasts.show('Copied');
  toasts.dismiss(id);
  expect(texts(toasts)).toEqual([]);
  expect(timers.pending.size).toBe(0);
});

test('the oldest makes room', () => {
  const toasts = createToasts(clock(), 2);
  toasts.show('one');
  toasts.show('two');
  toasts.show('three');
  expect(texts(toasts)).toEqual(['two', 'three']);
});

test('a toast of the same id takes the place of the first', () => {
  const toasts = createToasts(clock());
  toasts.show('Uploading…', { id: 'upload', duration: 0 });
  toasts.show('Hello');
  toasts.show('Uploaded', { id: 'upload', kind: 'success' });
  expect(texts(toasts)).toEqual(['Uploaded', 'Hello']);
});

test('the new text gets its full time', () => {
  const timers = clock();
  const toasts = createToasts(timers);
  toasts.show('1 item moved', { id: 'move', duration: 3000 });
  timers.advance(2000);
  toasts.show('2 items moved', { id: 'move', duration: 3000 });
  timers.advance(2000);
  expect(texts(toasts)).toEqual(['2 items moved']);
  timers.advance(1000);
  expect(texts(toasts)).toEqual([]);
});

test('tells subscribers', () => {
  const toasts = createToasts(clock());
  const seen: number[] = [];
  const stop = toasts.subscribe((list) => seen.push(list.length));
  const id = toasts.show('a');
  toasts.show('b');
  toasts.dismiss(id);
  stop();
  toasts.show('c');
  expect(seen).toEqual([1, 2, 1]);
});
