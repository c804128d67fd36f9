const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function count(number, unit) {
  return `${number} ${unit}${number === 1 ? '' : 's'} ago`;
}

/** How long ago something was, by its seconds. */
export function relativeTime(seconds) {
  if (seconds < MINUTE) {
    return 'just now';
  } else if (seconds < HOUR) {
    return count(Math.floor(seconds / MINUTE), 'minute');
  } else {
    return count(Math.floor(seconds / DAY), 'day');
  }
}
