import { Sessions } from './auth';

test('open', () => {
  const s = new Sessions(100);
  s.open('t', 'ann', 0);
  expect(s.touch('t', 50)).toBe('ann');
});

test('over', () => {
  const s = new Sessions(100);
  s.open('t', 'ann', 0);
  expect(s.touch('t', 100)).toBeUndefined();
});

test('use prolongs', () => {
  const s = new Sessions(100);
  s.open('t', 'ann', 0);
  s.touch('t', 80);
  expect(s.touch('t', 150)).toBe('ann');
  expect(s.touch('t', 250)).toBeUndefined();
});
