import { plan, resolve, type Backup } from './backups';

const at = (text: string, extra: Partial<Backup> = {}): Backup => ({
  name: text.replace(/[T:]/g, '-'),
  at: new Date(`${text}:00Z`),
  ...extra,
});
const NOW = new Date('2024-06-14T12:00:00Z');

test('fills the policy up', () => {
  expect(resolve({ weekly: 2 })).toEqual({ daily: 7, weekly: 2, monthly: 12, minAgeHours: 24 });
  expect(() => resolve({ daily: -1 })).toThrow('daily must not be -1');
});

test('keeps the newest backup of every period, with all reasons', () => {
  const backups = [at('2024-06-10T03:00'), at('2024-06-11T03:00'), at('2024-06-11T15:00')];
  expect(plan(backups, NOW, { daily: 2, weekly: 1, monthly: 1 })).toEqual({
    keep: [
      { name: '2024-06-11-15-00', reasons: ['daily', 'weekly', 'monthly'] },
      { name: '2024-06-10-03-00', reasons: ['daily'] },
    ],
    remove: ['2024-06-11-03-00'],
  });
});

test('monthly backups only', () => {
  const backups = [at('2024-04-30T03:00'), at('2024-05-30T03:00'), at('2024-05-31T03:00'), at('2024-06-01T03:00')];
  const { keep, remove } = plan(backups, NOW, { daily: 0, weekly: 0, monthly: 2 });
  expect(keep).toEqual([
    { name: '2024-06-01-03-00', reasons: ['monthly'] },
    { name: '2024-05-31-03-00', reasons: ['monthly'] },
  ]);
  expect(remove).toEqual(['2024-05-30-03-00', '2024-04-30-03-00']);
});

test('young and pinned backups stay', () => {
  const backups = [at('2024-06-14T10:00'), at('2024-06-14T11:00'), at('2023-01-01T03:00', { pinned: true })];
  const { keep, remove } = plan(backups, NOW, { daily: 1, weekly: 1, monthly: 1, minAgeHours: 3 });
  expect(keep.map((k) => k.reasons.at(-1))).toEqual(['young', 'young', 'pinned']);
  expect(remove).toEqual([]);
});
