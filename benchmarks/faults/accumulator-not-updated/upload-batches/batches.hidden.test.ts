import { batches, byteSize } from './batches';

const sizes = (groups: readonly (readonly { payload: string }[])[]): number[][] =>
  groups.map((group) => group.map((item) => byteSize(item.payload)));
const records = (...list: number[]) => list.map((size, i) => ({ id: String(i), payload: 'y'.repeat(size) }));

describe('size of batches', () => {
  it.each([
    [[], 10, []],
    [[10], 10, [[10]]],
    [[5, 5], 10, [[5, 5]]],
    [[5, 6], 10, [[5], [6]]],
    [[5, 5, 1], 10, [[5, 5], [1]]],
    [
      [9, 1, 9, 1],
      10,
      [
        [9, 1],
        [9, 1],
      ],
    ],
    [[1, 10, 1], 10, [[1], [10], [1]]],
    [[4, 4, 4, 4, 4], 8, [[4, 4], [4, 4], [4]]],
    [[0, 0, 0], 1, [[0, 0, 0]]],
    [[3, 3, 3, 3], 10, [[3, 3, 3], [3]]],
  ])('%j with at most %i bytes', (list, maxBytes, expected) => {
    expect(sizes(batches(records(...list), { maxItems: 100, maxBytes }))).toEqual(expected);
  });

  it('counts anew after a full batch', () => {
    expect(sizes(batches(records(3, 3, 3, 3, 3), { maxItems: 2, maxBytes: 7 }))).toEqual([[3, 3], [3, 3], [3]]);
    expect(sizes(batches(records(6, 1, 6, 1), { maxItems: 3, maxBytes: 8 }))).toEqual([
      [6, 1],
      [6, 1],
    ]);
  });

  it('counts bytes of text in other languages', () => {
    const list = ['€€', '€€', 'é'].map((payload, i) => ({ id: String(i), payload }));
    expect(sizes(batches(list, { maxItems: 9, maxBytes: 10 }))).toEqual([[6], [6, 2]]);
  });
});
