import type { Operator, PatchOperator } from '../../operator.ts';
import { beginBefore } from './begin-before.ts';
import { clampDay } from './clamp-day.ts';
import { clampMonth } from './clamp-month.ts';
import { compareDates } from './compare-dates.ts';
import { compareWholeDays } from './compare-whole-days.ts';
import { copyDates } from './copy-dates.ts';
import { daysAhead } from './days-ahead.ts';
import { keepGrid } from './keep-grid.ts';
import { leapYear } from './leap-year.ts';
import { twelveHours } from './twelve-hours.ts';
import { wholeWeekend } from './whole-weekend.ts';
import { wholeYears } from './whole-years.ts';

/** Days, months, years and moments. */
export const DATE_IDIOMS: readonly Operator[] = [
  beginBefore,
  clampDay,
  clampMonth,
  compareDates,
  compareWholeDays,
  daysAhead,
  keepGrid,
  leapYear,
  wholeWeekend,
  wholeYears,
];

/** Those that change several places, or put a statement where there is none. */
export const DATE_PATCH_IDIOMS: readonly PatchOperator[] = [copyDates, twelveHours];
