import { chunks, filter, map, take } from './lazy';

function* pages(log: number[]) {
  for (let page = 1; ; page++) {
    log.push(page);
    yield page;
  }
}

test('map and filter', () => {
  expect([...map([1, 2, 3], (n) => n * 2)]).toEqual([2, 4, 6]);
  expect([...filter([1, 2, 3, 4], (n) => n % 2 === 0)]).toEqual([2, 4]);
});

test('take', () => {
  expect([...take([1, 2, 3], 2)]).toEqual([1, 2]);
  expect([...take([1, 2, 3], 5)]).toEqual([1, 2, 3]);
  expect([...take([1, 2, 3], 0)]).toEqual([]);
});

test('chunks', () => {
  expect([...chunks('abcde', 2)]).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('loads no page that is not needed', () => {
  const log: number[] = [];
  expect([...take(pages(log), 3)]).toEqual([1, 2, 3]);
  expect(log).toEqual([1, 2, 3]);
});
