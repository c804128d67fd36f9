import { createReminders } from './reminders';

function fakeTimers() {
  const waiting = new Map();
  let next = 1;
  return {
    set: (callback) => {
      waiting.set(next, callback);
      return next++;
    },
    clear: (handle) => waiting.delete(handle),
    fire: () => {
      for (const [handle, callback] of [...waiting]) {
        waiting.delete(handle);
        callback();
      }
    },
  };
}

test('reminds', () => {
  const timers = fakeTimers();
  const told = [];
  const reminders = createReminders(timers);

  reminders.set('tea', 1000, (id) => told.push(id));
  expect(reminders.pending()).toEqual(['tea']);
  timers.fire();

  expect(told).toEqual(['tea']);
  expect(reminders.pending()).toEqual([]);
});

test('does not remind of what was canceled', () => {
  const timers = fakeTimers();
  const told = [];
  const reminders = createReminders(timers);
  reminders.set('tea', 1000, (id) => told.push(id));

  expect(reminders.cancel('tea')).toBe(true);
  timers.fire();

  expect(told).toEqual([]);
});

test('reminds once when it was set twice', () => {
  const timers = fakeTimers();
  const told = [];
  const reminders = createReminders(timers);

  reminders.set('tea', 1000, () => told.push('first'));
  reminders.set('tea', 2000, () => told.push('second'));
  timers.fire();

  expect(told).toEqual(['second']);
});

test('cannot cancel what is not there', () => {
  expect(createReminders(fakeTimers()).cancel('tea')).toBe(false);
});
