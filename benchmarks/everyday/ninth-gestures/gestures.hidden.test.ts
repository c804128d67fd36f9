import { createGestures } from './gestures';

function run(times: number[], options = {}, x = 5, y = 8) {
  const gestures = createGestures(options);
  return times.map((time) => {
    gestures.down(x, y, time - 10);
    return gestures.up(x + 1, y, time);
  });
}

test('four quick taps are two double taps', () => {
  expect(run([0, 60, 120, 180])).toEqual(['tap', 'double-tap', 'tap', 'double-tap']);
});

test('drumming', () => {
  const gestures = run([0, 40, 80, 120, 160, 200, 240]);
  expect(gestures.filter((gesture) => gesture === 'double-tap').length).toBe(3);
  expect(gestures.filter((gesture) => gesture === 'tap').length).toBe(4);
});

test('a long time for a double tap', () => {
  expect(run([0, 400, 900, 1500], { doubleTapMs: 1000 })).toEqual(['tap', 'double-tap', 'tap', 'double-tap']);
});

test('two double taps with a pause', () => {
  expect(run([0, 200, 2000, 2200])).toEqual(['tap', 'double-tap', 'tap', 'double-tap']);
});

test('exactly at the limit', () => {
  expect(run([0, 300])).toEqual(['tap', 'double-tap']);
  expect(run([0, 301])).toEqual(['tap', 'tap']);
  expect(run([0, 301, 600])).toEqual(['tap', 'tap', 'double-tap']);
});

test('up without down is nothing, a swipe comes between taps', () => {
  const gestures = createGestures();
  expect(gestures.up(1, 1, 10)).toBeNull();
  gestures.down(1, 1, 20);
  expect(gestures.up(1, 1, 30)).toBe('tap');
  gestures.down(1, 1, 40);
  expect(gestures.up(99, 1, 50)).toBe('swipe-right');
  gestures.down(1, 1, 60);
  expect(gestures.up(1, 1, 70)).toBe('tap');
});
