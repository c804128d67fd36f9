import { addBusinessDays } from './weekend';

const d = (s: string) => new Date(s + 'T00:00:00Z');

test('in the week', () => {
  expect(addBusinessDays(d('2026-11-23'), 2)).toEqual(d('2026-11-25'));
});

test('over the weekend', () => {
  expect(addBusinessDays(d('2026-11-27'), 1)).toEqual(d('2026-11-30'));
});

test('ten', () => {
  expect(addBusinessDays(d('2026-11-23'), 10)).toEqual(d('2026-12-07'));
});
