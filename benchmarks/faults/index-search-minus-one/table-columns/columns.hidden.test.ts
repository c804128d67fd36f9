import { orderColumns } from './columns';

const columnsOf = (text: string): { key: string; title: string }[] => [...text].map((key) => ({ key, title: key }));
const order = (columns: string, by: string): string =>
  orderColumns(columnsOf(columns), [...by])
    .map((column) => column.key)
    .join('');

describe('column order', () => {
  it.each([
    ['abcd', '', 'abcd'],
    ['abcd', 'd', 'dabc'],
    ['abcd', 'a', 'abcd'],
    ['abcd', 'cb', 'cbad'],
    ['abcd', 'dcba', 'dcba'],
    ['abcdef', 'fb', 'fbacde'],
    ['abcdef', 'xyf', 'fabcde'],
    ['abc', 'xyz', 'abc'],
    ['zyx', 'x', 'xzy'],
    ['', 'ab', ''],
  ])('%s by %s', (columns, by, expected) => {
    expect(order(columns, by)).toBe(expected);
  });

  it('does not change what it got', () => {
    const columns = columnsOf('abc');
    const by = ['c'];
    orderColumns(columns, by);
    expect(columns).toEqual(columnsOf('abc'));
    expect(by).toEqual(['c']);
  });
});
