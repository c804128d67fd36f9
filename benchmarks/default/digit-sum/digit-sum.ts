/** Sum of the decimal digits of a whole number; its sign does not count. */
export function digitSum(number: number): number {
  return [...String(number)].reduce((sum, digit) => sum + Number(digit), 0);
}
