import { Sessions } from './auth';

test('as long as it is used', () => {
  const sessions = new Sessions(30);
  sessions.open('t', 'ann', 1000);
  for (let time = 1029; time < 2000; time += 29) expect(sessions.touch('t', time)).toBe('ann');
});

test('its time counts from the last use', () => {
  const sessions = new Sessions(1000);
  sessions.open('t', 'ann', 0);
  sessions.touch('t', 10);
  sessions.touch('t', 20);
  expect(sessions.touch('t', 1019)).toBe('ann');
  expect(sessions.touch('t', 2018)).toBe('ann');
  expect(sessions.touch('t', 3018)).toBeUndefined();
});

test('what is over is not prolonged', () => {
  const sessions = new Sessions(100);
  sessions.open('t', 'ann', 0);
  expect(sessions.touch('t', 120)).toBeUndefined();
  expect(sessions.touch('t', 130)).toBeUndefined();
  sessions.open('t', 'bob', 200);
  expect(sessions.touch('t', 299)).toBe('bob');
  expect(sessions.touch('t', 398)).toBe('bob');
});

test('only the session that is used', () => {
  const sessions = new Sessions(100);
  sessions.open('a', 'ann', 0);
  sessions.open('b', 'bob', 0);
  expect(sessions.touch('a', 90)).toBe('ann');
  expect(sessions.touch('b', 110)).toBeUndefined();
  expect(sessions.touch('a', 180)).toBe('ann');
  expect(sessions.touch('none', 180)).toBeUndefined();
});
