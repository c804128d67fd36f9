import { Trail } from './trail';

const straight = new Trail([
  { x: 0, y: 0 },
  { x: 100, y: 0 },
]);
const corner = new Trail([
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 50 },
]);

test('length and points along the trail', () => {
  expect(corner.length).toBe(150);
  expect(corner.pointAt(40)).toEqual({ x: 40, y: 0 });
  expect(corner.pointAt(120)).toEqual({ x: 100, y: 20 });
  expect(corner.pointAt(-5)).toEqual({ x: 0, y: 0 });
  expect(corner.pointAt(999)).toEqual({ x: 100, y: 50 });
  expect(() => new Trail([{ x: 1, y: 1 }])).toThrow('at least two points');
});

test('nearest place beside a straight trail', () => {
  expect(straight.locate({ x: 30, y: 4 })).toEqual({ point: { x: 30, y: 0 }, distance: 4, along: 30, segment: 0 });
  expect(straight.remaining({ x: 30, y: -8 })).toBe(70);
});

test('leaving the trail sideways', () => {
  expect(straight.isOffTrail({ x: 50, y: 29 })).toBe(false);
  expect(straight.isOffTrail({ x: 50, y: 31 })).toBe(true);
  expect(straight.isOffTrail({ x: 50, y: 9 }, 5)).toBe(true);
});

test('behind the corner', () => {
  const place = corner.locate({ x: 104, y: 20 });
  expect(place.segment).toBe(1);
  expect(place.along).toBe(120);
});

test('a car park before the start is not on the trail', () => {
  expect(straight.locate({ x: -60, y: 0 })).toEqual({ point: { x: 0, y: 0 }, distance: 60, along: 0, segment: 0 });
  expect(straight.isOffTrail({ x: -60, y: 0 })).toBe(true);
});

test('past the end nothing remains', () => {
  expect(straight.remaining({ x: 130, y: 0 })).toBe(0);
});
