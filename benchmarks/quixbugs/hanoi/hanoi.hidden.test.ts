import { hanoi } from './hanoi';

describe('hanoi', () => {
  it('moves 1 disks from 1 to 3', () => {
    expect(hanoi(1, 1, 3)).toEqual([[1, 3]]);
  });

  it('moves 3 disks from 1 to 3', () => {
    expect(hanoi(3, 1, 3)).toEqual([
      [1, 3],
      [1, 2],
      [3, 2],
      [1, 3],
      [2, 1],
      [2, 3],
      [1, 3],
    ]);
  });

  it('moves 2 disks from 1 to 2', () => {
    expect(hanoi(2, 1, 2)).toEqual([
      [1, 3],
      [1, 2],
      [3, 2],
    ]);
  });

  it('moves 2 disks from 3 to 1', () => {
    expect(hanoi(2, 3, 1)).toEqual([
      [3, 2],
      [3, 1],
      [2, 1],
    ]);
  });
});
