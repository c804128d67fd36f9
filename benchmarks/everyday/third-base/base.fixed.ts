const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

export function toBase(value: number, base: number): string {
  let rest = value;
  let text = '';
  while (rest > 0) {
    text = DIGITS[rest % base] + text;
    rest = Math.floor(rest / base);
  }
  return text || '0';
}
