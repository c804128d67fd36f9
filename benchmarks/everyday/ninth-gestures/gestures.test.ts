import { createGestures } from './gestures';

function tapAt(gestures: ReturnType<typeof createGestures>, time: number, x = 50, y = 50) {
  gestures.down(x, y, time - 20);
  return gestures.up(x, y, time);
}

test('a tap and a double tap', () => {
  const gestures = createGestures();
  expect(tapAt(gestures, 1000)).toBe('tap');
  expect(tapAt(gestures, 1200)).toBe('double-tap');
});

test('too slow or too far apart for a double tap', () => {
  const gestures = createGestures();
  expect(tapAt(gestures, 1000)).toBe('tap');
  expect(tapAt(gestures, 1400)).toBe('tap');
  expect(tapAt(gestures, 1500, 200)).toBe('tap');
});

test('swipes', () => {
  const gestures = createGestures();
  gestures.down(100, 20, 0);
  expect(gestures.up(20, 30, 100)).toBe('swipe-left');
  gestures.down(20, 20, 200);
  expect(gestures.up(100, 20, 300)).toBe('swipe-right');
  gestures.down(20, 20, 400);
  expect(gestures.up(20, 90, 500)).toBeNull();
});

test('long press', () => {
  const gestures = createGestures({ longPressMs: 400 });
  gestures.down(10, 10, 0);
  expect(gestures.up(12, 11, 450)).toBe('long-press');
});

test('a hurried third tap does not zoom again', () => {
  const gestures = createGestures();
  expect([100, 220, 340].map((time) => tapAt(gestures, time))).toEqual(['tap', 'double-tap', 'tap']);
});

test('cancel forgets the tap', () => {
  const gestures = createGestures();
  tapAt(gestures, 100);
  gestures.cancel();
  expect(tapAt(gestures, 200)).toBe('tap');
});
