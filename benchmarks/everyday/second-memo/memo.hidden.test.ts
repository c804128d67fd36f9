import { memoize } from './memo';

test.each([0, '', false, null, undefined, Number.NaN, 7, 'text'])('%s', (result) => {
  let calls = 0;
  const once = memoize((_key: string) => {
    calls++;
    return result;
  });
  expect([once('a'), once('a'), once('a')]).toEqual([result, result, result]);
  expect(calls).toBe(1);
  expect(once('b')).toEqual(result);
  expect(calls).toBe(2);
});

test('each set of arguments has its own result', () => {
  const asked: string[] = [];
  const difference = memoize((a: number, b: number) => {
    asked.push(`${a} ${b}`);
    return a - b;
  });
  expect([difference(1, 2), difference(2, 1), difference(2, 2), difference(1, 2)]).toEqual([-1, 1, 0, -1]);
  expect([difference(2, 2), difference(2, 1), difference(0, 0)]).toEqual([0, 1, 0]);
  expect(asked).toEqual(['1 2', '2 1', '2 2', '0 0']);
});

test('the very object', () => {
  const make = memoize((name: string) => ({ name }));
  expect(make('a')).toBe(make('a'));
  expect(make('b')).toEqual({ name: 'b' });
});

test('two do not share their results', () => {
  const zero = memoize((_value: number) => 0);
  const double = memoize((value: number) => value * 2);
  expect([zero(4), double(4), zero(4), double(4)]).toEqual([0, 8, 0, 8]);
});
