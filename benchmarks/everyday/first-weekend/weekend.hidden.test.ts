import { addBusinessDays } from './weekend';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-26', 2, '2026-11-30'],
  ['2026-11-27', 2, '2026-12-01'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 1, '2026-11-30'],
  ['2026-11-23', 4, '2026-11-27'],
  ['2026-11-23', 5, '2026-11-30'],
  ['2026-12-31', 2, '2027-01-04'],
  ['2026-11-23', 250, '2027-11-08'],
  ['2026-11-25', 0, '2026-11-25'],
])('%s and %d', (from, days, to) => {
  expect(addBusinessDays(day(from), days)).toEqual(day(to));
});

test('the given date stays, and so does the time of day', () => {
  const from = new Date('2026-11-27T15:45:10Z');
  expect(addBusinessDays(from, 3)).toEqual(new Date('2026-12-02T15:45:10Z'));
  expect(from).toEqual(new Date('2026-11-27T15:45:10Z'));
});

test('never ends at a weekend', () => {
  for (let days = 1; days < 30; days++) {
    expect([1, 2, 3, 4, 5]).toContain(addBusinessDays(day('2026-11-24'), days).getUTCDay());
  }
});
