import { flatten } from './flatten';

describe('flatten', () => {
  it('flattens [[],[],[],[],[]]', () => {
    expect([...flatten([[], [], [], [], []])]).toEqual([]);
  });

  it('flattens [1,2,3,[[4]]]', () => {
    expect([...flatten([1, 2, 3, [[4]]])]).toEqual([1, 2, 3, 4]);
  });

  it('flattens [moe,curly,larry]', () => {
    expect([...flatten(['moe', 'curly', 'larry'])]).toEqual(['moe', 'curly', 'larry']);
  });
});
