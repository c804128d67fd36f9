import { array, formatIssue, number, object, optional, string, validate } from './schema';

const order = object({
  customer: object({ name: string({ min: 2 }), age: optional(number({ min: 18 })) }),
  items: array(object({ sku: string(), count: number({ min: 1 }) }), { min: 1 }),
});

test('a good order', () => {
  expect(validate(order, { customer: { name: 'Ann' }, items: [{ sku: 'a-1', count: 2 }] })).toEqual([]);
});

test('a value that is wrong as a whole', () => {
  expect(validate(order, 'order')).toEqual([{ path: [], message: 'must be an object' }]);
  expect(validate(string({ min: 3 }), 'ab')).toEqual([{ path: [], message: 'must have at least 3 characters' }]);
});

test('says where the issues are', () => {
  const issues = validate(order, { customer: { name: 'A', age: 17 }, items: [{ sku: 'a-1', count: 0 }] });
  expect(issues).toEqual([
    { path: ['customer', 'name'], message: 'must have at least 2 characters' },
    { path: ['customer', 'age'], message: 'must be at least 18' },
    { path: ['items', 0, 'count'], message: 'must be at least 1' },
  ]);
});

test('unknown keys', () => {
  const issues = validate(object({ a: number() }), { a: 1, b: 2 });
  expect(issues.map(formatIssue)).toEqual(['b is not known']);
});

test('formats an issue', () => {
  expect(formatIssue({ path: ['items', 0, 'name'], message: 'must be a text' })).toBe('items[0].name must be a text');
  expect(formatIssue({ path: [], message: 'must be a list' })).toBe('value must be a list');
});
