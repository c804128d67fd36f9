import { format, inspect } from './inspect';

test('simple values', () => {
  expect([1, -0, null, undefined, true, 10n].map((v) => inspect(v))).toEqual([
    '1',
    '-0',
    'null',
    'undefined',
    'true',
    '10n',
  ]);
  expect(inspect("it's\nme")).toBe("'it's\\nme'");
  expect(inspect(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
  expect(inspect(new TypeError('bad'))).toBe('[TypeError: bad]');
});

test('containers', () => {
  expect(inspect({ a: 1, 'b-c': ['x'] })).toBe("{ a: 1, 'b-c': [ 'x' ] }");
  expect(inspect(new Map([['k', new Set([1, 2])]]))).toBe("Map(1) { 'k' => Set(2) { 1, 2 } }");
  expect(inspect([])).toBe('[]');
});

test('circular values', () => {
  const self: Record<string, unknown> = { n: 1 };
  self.me = self;
  expect(inspect(self)).toBe('{ n: 1, me: [Circular] }');
});

test('limits', () => {
  expect(inspect([1, 2, 3, 4], { maxItems: 2 })).toBe('[ 1, 2, … 2 more ]');
  expect(inspect('abcdef', { maxString: 3 })).toBe("'abc…'");
  expect(inspect({ a: { b: { c: {} } } }, { depth: 2 })).toBe('{ a: { b: [Object] } }');
});

test('hidden keys', () => {
  expect(inspect({ user: 'ada', password: 'x', more: { password: 'y' } }, { hide: ['password'] })).toBe(
    "{ user: 'ada', password: ***, more: { password: *** } }",
  );
});

test('formats like the console', () => {
  expect(format(['got', 3, { a: 'b' }])).toBe("got 3 { a: 'b' }");
  expect(format([])).toBe('');
});

test('no secrets in the log', () => {
  expect(format(['login', { user: 'ada', token: 'abc123' }], { hide: ['token'] })).toBe(
    "login { user: 'ada', token: *** }",
  );
});
