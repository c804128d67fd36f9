const DAY = 24 * 60 * 60 * 1000;

export interface Week {
  year: number;
  week: number;
}

/** The Thursday of the week (from Monday to Sunday) that a date is in. */
function thursdayOf(date: Date): Date {
  const daysFromMonday = (date.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() - daysFromMonday + 3));
}

/** By ISO 8601: a week belongs to the year that its Thursday is in. */
export function isoWeek(date: Date): Week {
  const thursday = thursdayOf(date);
  const year = date.getUTCFullYear();
  const days = (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / DAY;
  return { year, week: Math.floor(days / 7) + 1 };
}

/** Such as `2024-W07`. */
export function weekLabel(date: Date): string {
  const { year, week } = isoWeek(date);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
