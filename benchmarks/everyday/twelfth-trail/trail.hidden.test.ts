import { Trail } from './trail';

const zigzag = new Trail([
  { x: 0, y: 0 },
  { x: 30, y: 40 },
  { x: 60, y: 0 },
  { x: 160, y: 0 },
]);

test('agrees with stepping along the trail', () => {
  for (let x = -80; x <= 240; x += 20) {
    for (let y = -80; y <= 120; y += 20) {
      let nearest = Infinity;
      for (let s = 0; s <= zigzag.length; s += 0.25) {
        const p = zigzag.pointAt(s);
        nearest = Math.min(nearest, Math.hypot(p.x - x, p.y - y));
      }
      expect(Math.abs(zigzag.locate({ x, y }).distance - nearest)).toBeLessThan(0.2);
    }
  }
});

test('never further along than the trail is long, never before it', () => {
  for (const p of [
    { x: 500, y: 3 },
    { x: 161, y: 90 },
    { x: -500, y: -500 },
    { x: -1, y: 2 },
  ]) {
    const { along } = zigzag.locate(p);
    expect(along).toBeGreaterThanOrEqual(0);
    expect(along).toBeLessThanOrEqual(zigzag.length);
  }
  expect(zigzag.remaining({ x: 500, y: 0 })).toBe(0);
  expect(zigzag.remaining({ x: -30, y: -40 })).toBe(200);
});

test('outside a corner the corner itself is nearest', () => {
  const place = zigzag.locate({ x: 30, y: 70 });
  expect(place.point.x).toBeCloseTo(30);
  expect(place.point.y).toBeCloseTo(40);
  expect(place.distance).toBeCloseTo(30);
  expect(place.along).toBeCloseTo(50);
  expect(place.segment).toBe(0);
});

test('beyond the end by more than the tolerance', () => {
  expect(zigzag.isOffTrail({ x: 180, y: 0 })).toBe(false);
  expect(zigzag.isOffTrail({ x: 200, y: 0 })).toBe(true);
});

test('repeated points do no harm', () => {
  const trail = new Trail([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 10 },
  ]);
  expect(trail.length).toBe(10);
  expect(trail.locate({ x: 3, y: 4 }).distance).toBe(3);
  expect(trail.pointAt(4)).toEqual({ x: 0, y: 4 });
});
