import { Emitter } from './emitter';

function recorder() {
  const calls: unknown[][] = [];
  return { calls, fn: (...args: unknown[]) => void calls.push(args) };
}

test('calls all', () => {
  const e = new Emitter();
  const got: unknown[] = [];
  e.on('x', (v) => got.push(v));
  e.on('x', (v) => got.push(v));
  e.emit('x', 1);
  expect(got).toEqual([1, 1]);
});

test('once', () => {
  const e = new Emitter();
  const { calls, fn } = recorder();
  e.once('x', fn);
  e.emit('x');
  e.emit('x');
  expect(calls).toHaveLength(1);
});

test('two that want one', () => {
  const e = new Emitter();
  const a = recorder();
  const b = recorder();
  e.once('x', a.fn);
  e.once('x', b.fn);
  e.emit('x', 7);
  expect(a.calls).toContainEqual([7]);
  expect(b.calls).toContainEqual([7]);
});
