/** What runners and assertion libraries say of a value or of a test, and not of an error that came in the place of one. */
const OF_AN_ASSERTION =
  /^(expect|assert|promise resolved|received|values have|the (expression|input)|snapshot|test timed out|exceeded timeout|thrown:)/i;
const OF_AN_ERROR = /\bnot (to )?throw|\bpromise rejected|\binstead of resol/i;
/** What is thrown by accident. */
const OF_A_SLIP =
  /\b(undefined|null)\b|is not (a function|defined|iterable|a constructor)|before initialization|constant variable|call stack/;

/** Whether a test has failed by an error that somebody has thrown on purpose, such as for a text that cannot be read. */
export function isUnexpectedError(message: string): boolean {
  return (OF_AN_ERROR.test(message) || !OF_AN_ASSERTION.test(message)) && !OF_A_SLIP.test(message);
}
