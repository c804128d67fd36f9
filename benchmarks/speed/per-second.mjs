/** Of all together, which weighs each by its time. */
export function perSecond(each) {
  return sum(each, ({ runs }) => runs) / (sum(each, ({ ms }) => ms) / 1000);
}

export function sum(each, of) {
  return each.reduce((total, one) => total + of(one), 0);
}

/** The mean of all rounds but the first, which compiles. Not the median, which would be of rounds that V8 has warmed up for. */
export function roundOf(times, of) {
  return sum(times.slice(1), of) / (times.length - 1);
}
