import { isMove, snap, snapMove, snapPoint } from './snap';

describe('snap', () => {
  it('goes to the nearest line', () => {
    expect(snap(13, 10)).toBe(10);
    expect(snap(16, 10)).toBe(20);
    expect(snap(-16, 10)).toBe(-20);
  });

  it('can be off', () => {
    expect(snap(13, 0)).toBe(13);
  });
});

it('snaps around an origin', () => {
  expect(snapPoint({ x: 13, y: 27 }, { size: 10, origin: { x: 2, y: 2 } })).toEqual({ x: 12, y: 32 });
});

it('does not move for a small shake', () => {
  expect(snapMove({ x: -3, y: 2 }, { size: 8 })).toEqual({ x: 0, y: 0 });
  expect(isMove(snapMove({ x: -3, y: -1 }, { size: 8 }))).toBe(false);
});

it('moves by whole steps', () => {
  expect(snapMove({ x: -9, y: 20 }, { size: 8 })).toEqual({ x: -8, y: 24 });
});
