import { format, inspect } from './inspect';

test('format with every option', () => {
  expect(format([{ a: { b: { c: 1 } } }], { depth: 1 })).toBe('{ a: [Object] }');
  expect(format(['list:', [1, 2, 3]], { maxItems: 1 })).toBe('list: [ 1, … 2 more ]');
  expect(format([['abcdef'], 'abcdef'], { maxString: 2 })).toBe("[ 'ab…' ] abcdef");
  expect(format([1, new Map([['pin', 1234]])], { hide: ['pin'] })).toBe("1 Map(1) { 'pin' => *** }");
});

test('format says the same as inspect for what is not a string', () => {
  const values = [{ x: [1, [2, [3, [4]]]] }, new Set(['q'.repeat(50)]), null, Symbol.iterator.description];
  for (const options of [undefined, {}, { depth: 2 }, { maxString: 5, maxItems: 1 }]) {
    for (const value of values) {
      if (typeof value !== 'string') expect(format([value], options)).toBe(inspect(value, options));
    }
  }
});

test('several values all get the options', () => {
  expect(format([{ key: 1 }, '-', [{ key: 2 }]], { hide: ['key'] })).toBe('{ key: *** } - [ { key: *** } ]');
});

test('defaults', () => {
  expect(format([Array.from({ length: 12 }, (_, i) => i)])).toBe('[ 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, … 2 more ]');
  expect(format([[[[[]]]]])).toBe('[ [ [ [Array] ] ] ]');
});

test('classes and functions are named', () => {
  class Point {
    x = 1;
  }
  expect(inspect(new Point())).toBe('Point { x: 1 }');
  expect(inspect([new Point()], { depth: 1 })).toBe('[ [Point] ]');
  expect(inspect({ run: function go() {} })).toBe('{ run: [Function go] }');
});
