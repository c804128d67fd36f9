import { createReminders } from './reminders';

function recorder() {
  const calls = [];
  const callbacks = [];
  return {
    calls,
    callbacks,
    set: (callback, ms) => {
      callbacks.push(callback);
      calls.push(`set ${ms}`);
      return `h${callbacks.length}`;
    },
    clear: (handle) => calls.push(`clear ${handle}`),
  };
}

test('clears the handle that was set', () => {
  const timers = recorder();
  const reminders = createReminders(timers);
  reminders.set('a', 1, () => undefined);
  reminders.set('b', 2, () => undefined);
  reminders.set('a', 3, () => undefined);
  reminders.cancel('b');
  reminders.cancel('b');
  expect(timers.calls).toEqual(['set 1', 'set 2', 'clear h1', 'set 3', 'clear h2']);
  expect(reminders.pending()).toEqual(['a']);
});

test('clears nothing that is over', () => {
  const timers = recorder();
  const reminders = createReminders(timers);
  reminders.set('a', 1, () => undefined);
  timers.callbacks[0]();
  expect(reminders.cancel('a')).toBe(false);
  expect(timers.calls).toEqual(['set 1']);
});
