import { array, formatIssue, number, object, optional, string, validate } from './schema';

test('a field', () => {
  expect(validate(object({ name: string() }), {})).toEqual([{ path: ['name'], message: 'must be a text' }]);
});

test('entries of a list', () => {
  expect(validate(array(number({ max: 5 })), [1, 'x', 9, NaN])).toEqual([
    { path: [1], message: 'must be a number' },
    { path: [2], message: 'must be at most 5' },
    { path: [3], message: 'must be a number' },
  ]);
});

test('a list of lists', () => {
  const grid = array(array(number(), { min: 2 }));
  expect(validate(grid, [[1], [1, 'x'], 7])).toEqual([
    { path: [0], message: 'must have at least 2 entries' },
    { path: [1, 1], message: 'must be a number' },
    { path: [2], message: 'must be a list' },
  ]);
});

test('an issue after deeper ones', () => {
  const schema = object({ a: object({ b: object({ c: number() }) }), d: string() });
  expect(validate(schema, { a: { b: { c: 'x', e: 1 }, f: 2 }, d: 3, g: 4 })).toEqual([
    { path: ['a', 'b', 'c'], message: 'must be a number' },
    { path: ['a', 'b', 'e'], message: 'is not known' },
    { path: ['a', 'f'], message: 'is not known' },
    { path: ['d'], message: 'must be a text' },
    { path: ['g'], message: 'is not known' },
  ]);
});

test('the whole value', () => {
  expect(validate(array(string(), { min: 1 }), [])).toEqual([{ path: [], message: 'must have at least 1 entries' }]);
  expect(validate(object({}), null)).toEqual([{ path: [], message: 'must be an object' }]);
});

test('each issue has a path of its own', () => {
  const issues = validate(object({ list: array(object({ id: number() })) }), { list: [{}, {}] });
  expect(issues.map(formatIssue)).toEqual(['list[0].id must be a number', 'list[1].id must be a number']);
  issues[0].path.unshift('body');
  expect(issues[1].path).toEqual(['list', 1, 'id']);
});

test('optional fields', () => {
  const schema = object({ tags: optional(array(string())) });
  expect(validate(schema, {})).toEqual([]);
  expect(validate(schema, { tags: ['a', 2] })).toEqual([{ path: ['tags', 1], message: 'must be a text' }]);
});

test('one run does not know of another', () => {
  const schema = object({ a: number() });
  const first = validate(schema, { a: 'x' });
  validate(schema, { a: 'y', b: 1 });
  expect(first).toEqual([{ path: ['a'], message: 'must be a number' }]);
});
