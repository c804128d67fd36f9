import { hanoi } from './hanoi';

describe('hanoi', () => {
  it('moves 0 disks from 1 to 3', () => {
    expect(hanoi(0, 1, 3)).toEqual([]);
  });

  it('moves 2 disks from 1 to 3', () => {
    expect(hanoi(2, 1, 3)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('moves 4 disks from 1 to 3', () => {
    expect(hanoi(4, 1, 3)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
      [1, 2],
      [3, 1],
      [3, 2],
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 1],
      [3, 1],
      [2, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]);
  });

  it('moves 2 disks from 1 to 1', () => {
    expect(hanoi(2, 1, 1)).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
    ]);
  });
});
