import { flatten } from './flatten';

describe('flatten', () => {
  it('flattens [[1,[],[2,3]],[[4]],5]', () => {
    expect([...flatten([[1, [], [2, 3]], [[4]], 5])]).toEqual([1, 2, 3, 4, 5]);
  });

  it('flattens [[],[],1,[],1,[],[]]', () => {
    expect([...flatten([[], [], 1, [], 1, [], []])]).toEqual([1, 1]);
  });

  it('flattens [1,4,6]', () => {
    expect([...flatten([1, 4, 6])]).toEqual([1, 4, 6]);
  });

  it('flattens [a,b,[c],[d],[[e]]]', () => {
    expect([...flatten(['a', 'b', ['c'], ['d'], [['e']]])]).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
