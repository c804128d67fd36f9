const NUMERALS: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Roman numerals of a number from 1 to 3999. */
export function toRoman(number: number): string {
  let rest = number;
  let roman = '';
  for (const [value, numeral] of NUMERALS) {
    while (rest >= value) {
      roman += numeral;
      rest -= value;
    }
  }
  return roman;
}
