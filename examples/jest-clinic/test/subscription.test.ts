import { heal } from '@testheal/jest';
import { dueAt, isInTrial, monthlyFee, trialDaysLeft, trialEnd, yearlyFee } from '../src/subscription';
import type { Subscription } from '../src/subscription';

const practice: Subscription = { plan: 'practice', startedAt: new Date('2025-06-02T08:00:00Z'), seats: 3 };

test('fees', () => {
  expect(monthlyFee(practice)).toBe(5_700);
  expect(monthlyFee({ ...practice, seats: 0 })).toBe(1_900);
  expect(yearlyFee(practice)).toBe(58_140);
});

heal('../src/subscription#trialEnd')('a trial lasts two weeks', () => {
  expect(trialEnd(practice).toISOString()).toBe('2025-06-16T08:00:00.000Z');
});

heal('../src/subscription#trialEnd')('a longer trial', () => {
  const subscription = { ...practice, trialDays: 30 };
  expect(trialEnd(subscription).toISOString()).toBe('2025-07-02T08:00:00.000Z');
  expect(isInTrial(subscription, new Date('2025-07-01T00:00:00Z'))).toBe(true);
  expect(trialDaysLeft(subscription, new Date('2025-06-22T09:00:00Z'))).toBe(10);
});

test('there is no trial of no days', () => {
  const subscription = { ...practice, trialDays: 0 };
  expect(isInTrial(subscription, practice.startedAt)).toBe(false);
  expect(trialDaysLeft(subscription, practice.startedAt)).toBe(0);
});

test('the fee is due when the trial is over', () => {
  expect(dueAt(practice, practice.startedAt)).toBe(0);
  expect(dueAt(practice, new Date('2025-06-16T08:00:00Z'))).toBe(5_700);
});
