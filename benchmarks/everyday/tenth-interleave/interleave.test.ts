import { chunk, interleave, map, take, zip } from './interleave';

function* count(log: string[], name: string, upTo = Infinity) {
  try {
    for (let i = 1; i <= upTo; i++) {
      log.push(`${name}${i}`);
      yield i;
    }
  } finally {
    log.push(`${name} closed`);
  }
}

test('take, map, chunk', () => {
  expect([
    ...take(
      map([1, 2, 3, 4], (v, i) => v * 10 + i),
      3,
    ),
  ]).toEqual([10, 21, 32]);
  expect([...chunk('abcde', 2)]).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(() => [...chunk([1], 0)]).toThrow(RangeError);
});

test('take pulls no more than needed', () => {
  const log: string[] = [];
  expect([...take(count(log, 'a'), 2)]).toEqual([1, 2]);
  expect(log).toEqual(['a1', 'a2', 'a closed']);
});

test('sources of the same length in turn', () => {
  expect([...interleave([1, 2, 3], [10, 20, 30])]).toEqual([1, 10, 2, 20, 3, 30]);
});

test('the others go on in turn when a source has run out', () => {
  expect([...interleave('abc', 'X', 'mnop')].join('')).toBe('aXmbncop');
});

test('closes endless sources', () => {
  const log: string[] = [];
  const mixed = interleave(count(log, 'a'), count(log, 'b'));
  expect([...take(mixed, 3)]).toEqual([1, 1, 2]);
  expect(log).toEqual(['a1', 'b1', 'a2', 'a closed', 'b closed']);
});

test('zips', () => {
  const log: string[] = [];
  expect([...zip(count(log, 'a'), ['x', 'y'])]).toEqual([
    [1, 'x'],
    [2, 'y'],
  ]);
  expect(log).toEqual(['a1', 'a2', 'a3', 'a closed']);
});
