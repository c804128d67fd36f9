import { createLayer, effective, parse, serialize, stack } from './layered-settings';

it.each([
  [[], ''],
  [[{ a: 1 }], 'a = 1'],
  [[{ a: 1 }, { b: 2 }], 'b = 2'],
  [[{ a: 1 }, { a: 2 }], 'a = 2'],
  [[{ a: 1 }, { a: 1 }], 'a = 1'],
  [
    [
      { a: 1, b: 1 },
      { c: 'x y', b: true },
    ],
    'b = true\nc = "x y"',
  ],
  [[{ a: 1 }, { b: 2 }, {}], ''],
  [[{ a: 1 }, {}, { a: '' }], 'a = ""'],
])('serializes the top of %j', (layers, text) => {
  expect(serialize(stack(...(layers as Record<string, string | number | boolean>[])))).toBe(text);
});

it('has every layer in force', () => {
  const top = stack({ a: 1, b: 1 }, { b: 2, c: 2 }, { c: 3 });

  expect(effective(top)).toEqual({ a: 1, b: 2, c: 3 });
  expect(effective(stack())).toEqual({});
});

it('keeps a value that is the same as below', () => {
  const base = createLayer({ a: 0 });

  expect(serialize(parse('a = 0', base))).toBe('a = 0');
});

it('takes names of methods', () => {
  const layer = createLayer({ toString: 'x', hasOwnProperty: false } as never, createLayer({ y: 1 }));

  expect(serialize(layer)).toBe('hasOwnProperty = false\ntoString = "x"');
});

it('does not lose what lies below', () => {
  const base = createLayer({ a: 1 });
  const top = createLayer({ b: 2 }, base);
  serialize(top);

  expect([serialize(base), serialize(top), effective(top)]).toEqual(['a = 1', 'b = 2', { a: 1, b: 2 }]);
});
