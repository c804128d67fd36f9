import { indexBy } from './index-by';

test('values are the records themselves', () => {
  const records = [{ k: 'a' }, { k: 'b' }, { k: 'a' }];
  const index = indexBy(records, 'k');
  expect(Object.keys(index)).toEqual(['a', 'b']);
  expect(index.a).toBe(records[0]);
  expect(index.b).toBe(records[1]);
});

test('other fields', () => {
  const records = [
    { k: 'a', n: 5 },
    { k: 'b', n: 5 },
    { k: 'c', n: 0 },
  ];
  expect(indexBy(records, 'n')).toEqual({ 5: records[0], 0: records[2] });
  expect(indexBy(records, 'k')).toEqual({ a: records[0], b: records[1], c: records[2] });
});
