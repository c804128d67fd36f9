import { insertAfter, move, textOf } from './block-list';

const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, text: `Block ${id}` })) as [Block, Block, Block];
type Block = { id: string; text: string };

describe('insertAfter', () => {
  it('puts a block behind another one', () => {
    expect(insertAfter([a, b], 'a', c)).toEqual([a, c, b]);
    expect(insertAfter([a, b], 'b', c)).toEqual([a, b, c]);
  });

  it('appends when the other one was deleted meanwhile', () => {
    expect(insertAfter([a, b], 'gone', c)).toEqual([a, b, c]);
  });

  it('fills an empty page', () => {
    expect(insertAfter([], 'gone', c)).toEqual([c]);
  });
});

describe('move', () => {
  it('moves up and down', () => {
    expect(move([a, b, c], 'b', -1)).toEqual([b, a, c]);
    expect(move([a, b, c], 'b', 1)).toEqual([a, c, b]);
  });

  it('stays at the edge', () => {
    expect(move([a, b], 'b', 1)).toEqual([a, b]);
    expect(move([a, b], 'gone', 1)).toEqual([a, b]);
  });
});

it('joins texts', () => {
  expect(textOf([a, b])).toBe('Block a\n\nBlock b');
});
