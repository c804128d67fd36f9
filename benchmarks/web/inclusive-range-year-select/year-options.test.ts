import { birthYears, withEmpty, yearOptions } from './year-options';

const years = (options: readonly { value: string }[]) => options.map((option) => option.value);

it('has both ends', () => {
  expect(years(yearOptions(2022, 2025))).toEqual(['2025', '2024', '2023', '2022']);
});

it('has a single year', () => {
  expect(yearOptions(2025, 2025)).toEqual([{ value: '2025', label: '2025' }]);
});

it('has none when the ends are the wrong way round', () => {
  expect(yearOptions(2026, 2024)).toEqual([]);
});

it('cannot choose beyond the limits', () => {
  expect(yearOptions(2023, 2025, { max: 2024 })[0]).toEqual({ value: '2025', label: '2025', disabled: true });
});

it('has years of birth', () => {
  expect(birthYears(2025, 18)[0]?.value).toBe('2007');
  expect(birthYears(2025, 18).at(-1)?.value).toBe('1905');
});

it('has an empty option', () => {
  expect(withEmpty([])).toEqual([{ value: '', label: 'Year' }]);
});
