/** `18204` → `18 204`. */
export function formatCount(count: number): string {
  return String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ' ');
}

/** Milliseconds as people read them: `0.8 s`, `6.1 s`, `125 s`; `<0.1 s` for anything shorter. */
export function formatSeconds(durationMs: number): string {
  const seconds = durationMs / 1000;
  if (seconds < 0.05) return '<0.1 s';
  return `${seconds < 99.95 ? seconds.toFixed(1) : formatCount(seconds)} s`;
}

/** `plural(2, 'edit')` → `2 edits`. */
export function plural(count: number, singular: string, many: string = `${singular}s`): string {
  return `${formatCount(count)} ${count === 1 ? singular : many}`;
}
