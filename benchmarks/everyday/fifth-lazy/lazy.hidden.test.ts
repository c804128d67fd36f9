import { chunks, filter, map, take } from './lazy';

function source(length = Infinity) {
  const log: string[] = [];
  function* items() {
    try {
      for (let item = 1; item <= length; item++) {
        log.push(`${item}`);
        yield item;
      }
      log.push('end');
    } finally {
      log.push('closed');
    }
  }
  return { log, items: items() };
}

test('reads nothing for nothing', () => {
  for (const count of [0, -1]) {
    const { log, items } = source();
    expect([...take(items, count)]).toEqual([]);
    expect(log).toEqual([]);
  }
});

test('closes its source', () => {
  const { log, items } = source();
  expect([...take(items, 1)]).toEqual([1]);
  expect(log).toEqual(['1', 'closed']);
});

test('does not look for the end', () => {
  const { log, items } = source(2);
  expect([...take(items, 2)]).toEqual([1, 2]);
  expect(log).toEqual(['1', '2', 'closed']);
});

test('a short source', () => {
  const { log, items } = source(2);
  expect([...take(items, 3)]).toEqual([1, 2]);
  expect(log).toEqual(['1', '2', 'end', 'closed']);
});

test('a filter is not asked for one more', () => {
  const seen: number[] = [];
  const even = filter([1, 2, 3, 4, 5, 6, 7, 8], (n) => {
    seen.push(n);
    return n % 2 === 0;
  });
  expect([
    ...take(
      map(even, (n) => n * 10),
      2,
    ),
  ]).toEqual([20, 40]);
  expect(seen).toEqual([1, 2, 3, 4]);
});

test('gives each item at once', () => {
  const { log, items } = source();
  const first = take(items, 3);
  expect(log).toEqual([]);
  first.next();
  expect(log).toEqual(['1']);
  first.next();
  expect(log).toEqual(['1', '2']);
});

test('together with chunks', () => {
  const { log, items } = source();
  expect([...take(chunks(items, 2), 2)]).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(log).toEqual(['1', '2', '3', '4', 'closed']);
});
