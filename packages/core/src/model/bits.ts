/**
 * What is known of a candidate, one character a test: `1` passed, `0` failed, `A` to `Z` failed too, but 1 to 26 assertions later than the
 * text that it is an edit of, `t` out of time or steps, `-` not run; `k` alone: it killed its worker.
 */
export type Bits = string;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function isBits(text: string): text is Bits {
  return /^(?:[01A-Zt-]*|k)$/.test(text);
}

/** @param further how many assertions more than without the edit the test began; 0 also where nobody counts */
export function failedBit(further: number): string {
  return further > 0 ? (LETTERS[Math.min(further, LETTERS.length) - 1] as string) : '0';
}

export function isFailed(bit: string | undefined): boolean {
  return bit === '0' || furtherBy(bit) > 0;
}

/** How many assertions more a test that failed began. */
export function furtherBy(bit: string | undefined): number {
  return bit === undefined ? 0 : LETTERS.indexOf(bit) + 1;
}
