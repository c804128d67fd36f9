import { median } from '../statistics.mjs';

/** Of all together, which weighs each by its time. */
export function perSecond(each) {
  return sum(each, ({ runs }) => runs) / (sum(each, ({ ms }) => ms) / 1000);
}

export function sum(each, of) {
  return each.reduce((total, one) => total + of(one), 0);
}

/** The first round is one of warming up. */
export function probeMsOf(times) {
  return median(times.slice(1).map(({ ms }) => ms));
}
