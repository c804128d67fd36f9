const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A whole number above 0 in the digits of a base from 2 to 36. */
export function toBase(number: number, base: number): string {
  let result = '';
  let rest = number;
  while (rest > 0) {
    const digit = rest % base;
    rest = Math.floor(rest / base);
    result = ALPHABET[digit] + result;
  }
  return result;
}
