import { BADGE, PRICE, SLUG } from './reply-targets.ts';

export const F = '```';

export const PRICE_DIFF = ["-  const digits = clean(match[1] ?? '');", '+  const digits = clean(match[0]);'];
export const TOTAL_DIFF = ['-      sum += item.price; // each', '+      sum += item.price * item.quantity; // each'];
export const BADGE_DIFF = [
  '-  const shown = count > max ? `${max}+` : String(count);',
  '+  const shown = count >= max ? `${max}+` : String(count);',
];
export const SLUG_DIFF = [
  "-  const words = text.toLowerCase().split(' ');",
  '+  const words = text.toLowerCase().split(/\\s+/);',
];

export const FIXED = `export function extractPrice(text: string, fallback = 'EUR'): Price | undefined {
  // Digits, then what is behind the point.
  const match = /(\\d[\\d,]*)(\\.\\d+)?/.exec(text);
  if (match === null) return undefined;
  const digits = clean(match[0]);
  const currency = currencies.find((name) => text.includes(name)) ?? fallback;
  return { amount: Number(digits), currency };
}`;

export const BODY = `  const match = /(\\d[\\d,]*)(\\.\\d+)?/.exec(text);
  if (match === null) return undefined;
  const digits = clean(match[0]);
  const currency = currencies.find((name) => text.includes(name)) ?? fallback;
  return { amount: Number(digits), currency };`;

export const FIXED_TOTAL = `total(discount = 0) {
    let sum = 0;
    for (const item of this.#items) {
      sum += item.price * item.quantity;
    }
    return sum - discount;
  }`;

export const FIXED_BADGE = BADGE.slice(BADGE.indexOf('export const')).replace('count > max', 'count >= max');
export const FIXED_SLUG = SLUG.replace("split(' ')", 'split(/\\s+/)');
export const FIXED_FILE = PRICE.replace("clean(match[1] ?? '')", 'clean(match[0])');
export const WRONG = FIXED.replace('clean(match[0])', 'clean(text)');

export const SEARCH = `<<<<<<< SEARCH
  const digits = clean(match[1] ?? '');
=======
  const digits = clean(match[0]);
>>>>>>> REPLACE`;

export const HUNK = `@@ -14,7 +14,7 @@ export function extractPrice(text: string, fallback = 'EUR'): Price | undefined {
   const match = /(\\d[\\d,]*)(\\.\\d+)?/.exec(text);
   if (match === null) return undefined;
-  const digits = clean(match[1] ?? '');
+  const digits = clean(match[0]);
   const currency = currencies.find((name) => text.includes(name)) ?? fallback;`;

export function fenced(code: string, tag = 'ts'): string {
  return `${F}${tag}\n${code}\n${F}`;
}

export function oldFunction(): string {
  return PRICE.slice(PRICE.indexOf('export function extractPrice'), PRICE.indexOf('function clean')).trim();
}

export function bare(code: string): string {
  return code
    .replaceAll(/ *\/\/[^\n]*/g, '')
    .replaceAll("'", '"')
    .replaceAll(/;$/gm, '');
}

export function numbered(code: string): string {
  return code
    .split('\n')
    .map((line, index) => `${String(index + 12).padStart(4)} | ${line}`)
    .join('\n');
}
