/** 1st, 2nd, 3rd, 4th … 11th, 12th, 13th … 21st. */
export function ordinal(number) {
  const lastTwo = number % 100;
  const last = number % 10;
  let suffix = 'th';
  if (lastTwo >= 11 && lastTwo <= 13) {
    suffix = 'th';
  } else if (last === 1) {
    suffix = 'st';
  } else if (last === 2) {
    suffix = 'nd';
  }
  return `${number}${suffix}`;
}
