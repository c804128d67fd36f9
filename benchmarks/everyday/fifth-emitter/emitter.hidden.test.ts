import { createEmitter } from './emitter';

interface Events {
  tick: number;
}

test('several once handlers', () => {
  const emitter = createEmitter<Events>();
  const log: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) emitter.once('tick', (value) => log.push(name + value));
  emitter.emit('tick', 1);
  expect(log).toEqual(['a1', 'b1', 'c1', 'd1']);
  expect(emitter.count('tick')).toBe(0);
  emitter.emit('tick', 2);
  expect(log).toHaveLength(4);
});

test('handlers keep their order', () => {
  const emitter = createEmitter<Events>();
  const log: string[] = [];
  emitter.on('tick', () => log.push('a'));
  emitter.once('tick', () => log.push('b'));
  emitter.on('tick', () => log.push('c'));
  emitter.once('tick', () => log.push('d'));
  emitter.on('tick', () => log.push('e'));
  emitter.emit('tick', 1);
  emitter.emit('tick', 2);
  expect(log.join('')).toBe('abcdeace');
});

test('a handler that takes itself off', () => {
  const emitter = createEmitter<Events>();
  const log: string[] = [];
  const off = emitter.on('tick', (value) => {
    log.push(`first ${value}`);
    if (value === 2) off();
  });
  emitter.on('tick', (value) => log.push(`second ${value}`));
  for (const value of [1, 2, 3]) emitter.emit('tick', value);
  expect(log).toEqual(['first 1', 'second 1', 'first 2', 'second 2', 'second 3']);
});

test('a once handler that emits runs once', () => {
  const emitter = createEmitter<Events>();
  const log: number[] = [];
  emitter.once('tick', (value) => {
    log.push(value);
    emitter.emit('tick', value + 1);
  });
  emitter.emit('tick', 1);
  expect(log).toEqual([1]);
});

test('once taken off before the event', () => {
  const emitter = createEmitter<Events>();
  const log: number[] = [];
  const off = emitter.once('tick', (value) => log.push(value));
  off();
  emitter.emit('tick', 1);
  expect(log).toEqual([]);
});
