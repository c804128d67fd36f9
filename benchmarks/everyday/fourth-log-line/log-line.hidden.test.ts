import { countByLevel, parseLine } from './log-line';

const fieldsOf = (rest: string) => parseLine(`2024-05-01T10:00:00Z [debug] ${rest}`)?.fields;

test.each([
  ['a="1" b="2" c="3"', { a: '1', b: '2', c: '3' }],
  ['a="" b=""', { a: '', b: '' }],
  ['a="x y z"', { a: 'x y z' }],
  ['a="x=1" b=2 c="y=3"', { a: 'x=1', b: '2', c: 'y=3' }],
  ['a=1 b="two words" c=3 d="four words"', { a: '1', b: 'two words', c: '3', d: 'four words' }],
  ['http.path="/a b" http.status=200 user="Ann B"', { 'http.path': '/a b', 'http.status': '200', user: 'Ann B' }],
  ['a= b="x"', { a: '', b: 'x' }],
  ['no fields at all', {}],
])('%s', (rest, fields) => {
  expect(fieldsOf(rest)).toEqual(fields);
});

test('other lines', () => {
  expect(parseLine('')).toBeUndefined();
  expect(parseLine('2024-05-01 info a="b"')).toBeUndefined();
  expect(parseLine('2024-05-01 [fatal] a="b"')).toBeUndefined();
});

test('levels and time', () => {
  const entry = parseLine('  2024-05-01T10:00:00.250Z [Debug] a="b" c="d"\r');
  expect(entry?.level).toBe('debug');
  expect(entry?.time.getTime()).toBe(Date.UTC(2024, 4, 1, 10, 0, 0, 250));
  expect(entry?.fields).toEqual({ a: 'b', c: 'd' });
  expect(countByLevel('1 [WARN] a="b"\r\n2 [warn] c="d"')).toEqual({ warn: 2 });
  expect(countByLevel('')).toEqual({});
});
