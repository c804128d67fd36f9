import { daysBetween, pastVisits, reminderFor } from '../src/reminders';

test.each([
  ['sms', '2024-12-31', '2025-01-01', 'Your appointment is tomorrow (2025-01-01).'],
  ['email', '2024-02-27', '2024-03-01', 'Your appointment is in 3 days (2024-03-01).'],
  ['letter', '2025-10-22', '2025-10-29', 'Your appointment is in 7 days (2025-10-29).'],
] as const)('%s on %s for %s', (channel, today, date, text) => {
  expect(reminderFor({ patient: 'Eve', date, channel }, today)).toEqual({ patient: 'Eve', channel, text });
});

test('never for a visit that lies behind us', () => {
  expect(reminderFor({ patient: 'Eve', date: '2025-05-01' }, '2025-05-02')).toBeNull();
  expect(reminderFor({ patient: 'Eve', date: '2025-05-01', channel: 'email' }, '2025-05-04')).toBeNull();
  expect(reminderFor({ patient: 'Eve', date: '2025-05-01', channel: 'letter' }, '2025-05-08')).toBeNull();
});

test('never a day early or late', () => {
  for (const today of ['2025-04-27', '2025-04-29', '2025-04-30', '2025-05-01']) {
    expect(reminderFor({ patient: 'Eve', date: '2025-05-01', channel: 'email' }, today)).toBeNull();
  }
});

test('the other functions count days as before', () => {
  expect(daysBetween('2025-05-01', '2025-05-04')).toBe(3);
  expect(pastVisits([{ patient: 'Eve', date: '2025-05-01' }], '2025-05-01')).toEqual([]);
  expect(pastVisits([{ patient: 'Eve', date: '2025-05-01' }], '2025-05-02')).toHaveLength(1);
});
