import { Emitter } from './emitter';

function logging() {
  const log: string[] = [];
  return { log, as: (name: string) => (value: unknown) => void log.push(`${name} ${String(value)}`) };
}

test('several that want one, in their order', () => {
  const emitter = new Emitter();
  const { log, as } = logging();
  for (const name of ['a', 'b', 'c', 'd']) emitter.once('x', as(name));
  emitter.emit('x', 1);
  expect(log).toEqual(['a 1', 'b 1', 'c 1', 'd 1']);
  emitter.emit('x', 2);
  expect(log).toEqual(['a 1', 'b 1', 'c 1', 'd 1']);
});

test('among those that want all', () => {
  const emitter = new Emitter();
  const { log, as } = logging();
  emitter.on('x', as('a'));
  emitter.once('x', as('b'));
  emitter.on('x', as('c'));
  emitter.emit('x', 1);
  emitter.emit('x', 2);
  expect(log).toEqual(['a 1', 'b 1', 'c 1', 'a 2', 'c 2']);
});

test('a listener may take itself off', () => {
  const emitter = new Emitter();
  const { log, as } = logging();
  const own = (value: unknown): void => {
    emitter.off('x', own);
    as('own')(value);
  };
  emitter.on('x', own);
  emitter.on('x', as('next'));
  emitter.emit('x', 1);
  emitter.emit('x', 2);
  expect(log).toEqual(['own 1', 'next 1', 'next 2']);
});

test('names do not disturb each other', () => {
  const emitter = new Emitter();
  const { log, as } = logging();
  emitter.once('x', as('x'));
  emitter.once('y', as('y'));
  emitter.emit('none', 0);
  emitter.emit('y', 1);
  emitter.emit('x', 2);
  emitter.emit('y', 3);
  expect(log).toEqual(['y 1', 'x 2']);
});

test('off', () => {
  const emitter = new Emitter();
  const { log, as } = logging();
  const [first, second] = [as('first'), as('second')];
  emitter.on('x', first);
  emitter.on('x', second);
  emitter.off('x', first);
  emitter.off('x', as('stranger'));
  emitter.emit('x', 1);
  expect(log).toEqual(['second 1']);
});
