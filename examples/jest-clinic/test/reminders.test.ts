import { heal } from '@testheal/jest';
import { daysBetween, pastVisits, phrase, reminderFor, remindersOf } from '../src/reminders';

const today = '2025-03-30';

test('counts days over the end of a month', () => {
  expect(daysBetween('2025-02-27', '2025-03-02')).toBe(3);
  expect(daysBetween('2025-03-02', '2025-02-27')).toBe(-3);
});

test('phrases', () => {
  expect([0, 1, 5].map(phrase)).toEqual(['today', 'tomorrow', 'in 5 days']);
});

test('no reminder on other days', () => {
  expect(reminderFor({ patient: 'Ada', date: '2025-03-30' }, today)).toBeNull();
  expect(reminderFor({ patient: 'Ada', date: '2025-04-02', channel: 'letter' }, today)).toBeNull();
});

heal('../src/reminders#reminderFor').test('a short message goes out the day before', () => {
  expect(reminderFor({ patient: 'Ada', date: '2025-03-31' }, today)).toEqual({
    patient: 'Ada',
    channel: 'sms',
    text: 'Your appointment is tomorrow (2025-03-31).',
  });
});

heal('../src/reminders#reminderFor').test('every channel has its own day', () => {
  const visits = [
    { patient: 'Bo', date: '2025-04-02', channel: 'email' as const },
    { patient: 'Cy', date: '2025-04-06', channel: 'letter' as const },
    { patient: 'Di', date: '2025-04-06', channel: 'email' as const },
  ];
  expect(remindersOf(visits, today)).toEqual([
    { patient: 'Bo', channel: 'email', text: 'Your appointment is in 3 days (2025-04-02).' },
    { patient: 'Cy', channel: 'letter', text: 'Your appointment is in 7 days (2025-04-06).' },
  ]);
});

test('past visits, latest first', () => {
  const visits = ['2025-03-01', '2025-03-29', '2025-04-01', '2025-03-30'].map((date) => ({ patient: 'Ada', date }));
  expect(pastVisits(visits, today).map(({ date }) => date)).toEqual(['2025-03-29', '2025-03-01']);
});
