/** Seconds as "1h 05m 09s"; hours and minutes are left out where there are none in front. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const two = (number: number): string => String(number).padStart(2, '0');
  if (hours > 0) return `${hours}h ${two(minutes)}m ${two(rest)}s`;
  return minutes > 0 ? `${minutes}m ${two(rest)}s` : `${rest}s`;
}
