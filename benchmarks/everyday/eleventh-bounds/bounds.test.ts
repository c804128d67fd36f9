import { boundsAround, boundsOf, centerOf, contains, pad, splitAtDateLine, toBbox, wrapLng } from './bounds';

const berlin = { lng: 13.4, lat: 52.5 };
const suva = { lng: 178.4, lat: -18.1 };
const samoa = { lng: -171.8, lat: -13.8 };

test('wraps longitudes', () => {
  expect([190, -190, 540, -180, 0].map(wrapLng)).toEqual([-170, 170, -180, -180, 0]);
});

test('bounds and center of points', () => {
  const bounds = boundsOf([berlin, { lng: 2.4, lat: 48.9 }])!;
  expect(toBbox(bounds)).toBe('2.4,48.9,13.4,52.5');
  expect(centerOf({ west: 170, south: 0, east: -160, north: 10 })).toEqual({ lng: -175, lat: 5 });
  expect(boundsOf([])).toBe(undefined);
});

test('shows places on the map', () => {
  const europe = boundsAround({ lng: 10, lat: 50 }, 40, 30);
  expect(contains(europe, berlin)).toBe(true);
  expect(contains(europe, suva)).toBe(false);
  expect(contains(europe, { lng: 13.4, lat: 80 })).toBe(false);
});

test('shows the islands on both sides of the date line', () => {
  const pacific = boundsAround({ lng: 180, lat: -15 }, 40, 30);
  expect(contains(pacific, suva)).toBe(true);
  expect(contains(pacific, samoa)).toBe(true);
});

test('pads, up to the whole world', () => {
  expect(pad({ west: 0, south: 0, east: 10, north: 20 }, 0.1)).toEqual({
    west: -1,
    south: -2,
    east: 11,
    north: 22,
  });
  expect(pad({ west: -170, south: -80, east: 170, north: 80 }, 0.5)).toEqual({
    west: -180,
    south: -90,
    east: 180,
    north: 90,
  });
});

test('splits at the date line', () => {
  expect(splitAtDateLine({ west: 170, south: 0, east: -170, north: 1 })).toEqual([
    { west: 170, south: 0, east: 180, north: 1 },
    { west: -180, south: 0, east: -170, north: 1 },
  ]);
});
