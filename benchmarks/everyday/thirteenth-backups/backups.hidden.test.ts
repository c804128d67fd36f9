import { plan, resolve, type Backup } from './backups';

const at = (text: string): Backup => ({ name: text, at: new Date(`${text}:00Z`) });
const NOW = new Date('2024-06-14T12:00:00Z');

test('zero is a number like others, for every setting', () => {
  expect(resolve({ daily: 0, weekly: 0, monthly: 0, minAgeHours: 0 })).toEqual({
    daily: 0,
    weekly: 0,
    monthly: 0,
    minAgeHours: 0,
  });
  expect(resolve({ daily: 0 })).toEqual({ daily: 0, weekly: 4, monthly: 12, minAgeHours: 24 });
  expect(resolve({ minAgeHours: 0 }).minAgeHours).toBe(0);
  expect(resolve({ monthly: 0 }).monthly).toBe(0);
});

test('missing and undefined settings have their defaults', () => {
  const defaults = { daily: 7, weekly: 4, monthly: 12, minAgeHours: 24 };
  expect(resolve({})).toEqual(defaults);
  expect(resolve({ daily: undefined, monthly: undefined, weekly: undefined, minAgeHours: undefined })).toEqual(
    defaults,
  );
});

test('no grace for young backups', () => {
  const backups = [at('2024-06-14T09:00'), at('2024-06-14T11:30')];
  expect(plan(backups, NOW, { daily: 1, weekly: 0, monthly: 0, minAgeHours: 0 })).toEqual({
    keep: [{ name: '2024-06-14T11:30', reasons: ['daily'] }],
    remove: ['2024-06-14T09:00'],
  });
});

test('nothing is to be kept', () => {
  const backups = [at('2024-06-14T09:00'), at('2024-06-01T09:00')];
  expect(plan(backups, NOW, { daily: 0, weekly: 0, monthly: 0, minAgeHours: 0 }).keep).toEqual([]);
});

test('no months, but weeks', () => {
  const backups = [at('2024-03-04T01:00'), at('2024-06-09T01:00'), at('2024-06-10T01:00')];
  const { keep, remove } = plan(backups, NOW, { daily: 0, weekly: 2, monthly: 0 });
  expect(keep).toEqual([
    { name: '2024-06-10T01:00', reasons: ['weekly'] },
    { name: '2024-06-09T01:00', reasons: ['weekly'] },
  ]);
  expect(remove).toEqual(['2024-03-04T01:00']);
});

test('bad numbers are refused', () => {
  expect(() => resolve({ weekly: -3 })).toThrow(RangeError);
  expect(() => resolve({ monthly: Number.NaN })).toThrow('monthly');
});
