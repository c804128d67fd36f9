import { dueAt, isInTrial, trialDaysLeft, trialEnd } from '../src/subscription';

const startedAt = new Date('2024-02-20T12:00:00Z');
const subscription = { plan: 'basic' as const, startedAt, seats: 1 };
const after = (hours: number) => new Date(startedAt.getTime() + hours * 3_600_000);

test.each([
  [0, '2024-02-20T12:00:00.000Z'],
  [1, '2024-02-21T12:00:00.000Z'],
  [10, '2024-03-01T12:00:00.000Z'],
  [14, '2024-03-05T12:00:00.000Z'],
  [60, '2024-04-20T12:00:00.000Z'],
])('%i days of trial end on %s', (trialDays, end) => {
  expect(trialEnd({ ...subscription, trialDays }).toISOString()).toBe(end);
});

test('started days count as days left', () => {
  expect(trialDaysLeft(subscription, startedAt)).toBe(14);
  expect(trialDaysLeft(subscription, after(1))).toBe(14);
  expect(trialDaysLeft(subscription, after(24))).toBe(13);
  expect(trialDaysLeft(subscription, after(13 * 24 + 1))).toBe(1);
  expect(trialDaysLeft(subscription, after(14 * 24))).toBe(0);
  expect(trialDaysLeft(subscription, after(99 * 24))).toBe(0);
});

test('the trial ends at the hour', () => {
  expect(isInTrial(subscription, after(14 * 24 - 1))).toBe(true);
  expect(isInTrial(subscription, after(14 * 24))).toBe(false);
  expect(dueAt(subscription, after(14 * 24 - 1))).toBe(0);
  expect(dueAt(subscription, after(14 * 24))).toBe(900);
});
