import { interleave, take } from './interleave';

test('the order of the turns when one has run out', () => {
  expect([...interleave('abc', '', 'xyz')].join('')).toBe('axbycz');
  expect([...interleave('', 'abc', 'xyz')].join('')).toBe('axbycz');
  expect([...interleave('abc', 'xyz', '')].join('')).toBe('axbycz');
  expect([...interleave('a', 'klm', 'xyz')].join('')).toBe('akxlymz');
  expect([...interleave('abc', 'k', 'xyz')].join('')).toBe('akxbycz');
});

test('sources that run out one after the other', () => {
  expect([...interleave('a', 'bb', 'ccc', 'dddd')].join('')).toBe('abcdbcdcdd');
  expect([...interleave('aaaa', 'bbb', 'cc', 'd')].join('')).toBe('abcdabcaba');
});

test('few sources', () => {
  expect([...interleave()]).toEqual([]);
  expect([...interleave([1, 2])]).toEqual([1, 2]);
  expect([...interleave([], [])]).toEqual([]);
});

test('all items come out for any lengths', () => {
  for (let a = 0; a < 4; a++) {
    for (let b = 0; b < 4; b++) {
      for (let c = 0; c < 4; c++) {
        const lists = [a, b, c].map((n, k) => Array.from({ length: n }, (_, i) => `${k}${i}`));
        const byTurn = lists.flat().sort((x, y) => Number(x[1]) - Number(y[1]) || (x < y ? -1 : 1));
        expect([...interleave(...lists)]).toEqual(byTurn);
      }
    }
  }
});

test('finished sources are not closed again, the others are', () => {
  const closed: string[] = [];
  const source = (name: string, length: number): Iterable<number> => ({
    [Symbol.iterator]() {
      let i = 0;
      return {
        next: () => (i < length ? { value: i++, done: false as const } : { value: undefined, done: true as const }),
        return: () => {
          closed.push(name);
          return { value: undefined, done: true as const };
        },
      };
    },
  });
  const all = [...take(interleave(source('a', 1), source('b', 9), source('c', 9)), 6)];
  expect(all).toEqual([0, 0, 0, 1, 1, 2]);
  expect(closed).toEqual(['b', 'c']);
});

test('a source given twice is used up once', () => {
  const letters = 'abcd'[Symbol.iterator]();
  expect([...interleave(letters, letters, 'xy')].join('')).toBe('abxcdy');
});
