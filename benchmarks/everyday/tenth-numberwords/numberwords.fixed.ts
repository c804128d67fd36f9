/**
 * Amounts in words for printed cheques and contracts: 1234.5 dollars become
 * "one thousand two hundred thirty-four dollars and fifty cents".
 */
const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen ' +
  'fourteen fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const GROUPS = ['', 'thousand', 'million', 'billion', 'trillion'];

const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Words for 1 to 999. */
function hundreds(value: number): string {
  const words: string[] = [];
  if (value >= 100) words.push(SMALL[Math.floor(value / 100)], 'hundred');
  const rest = value % 100;
  if (rest >= 20) {
    const unit = rest % 10;
    words.push(TENS[Math.floor(rest / 10)] + (unit > 0 ? `-${SMALL[unit]}` : ''));
  } else if (rest > 0) {
    words.push(SMALL[rest]);
  }
  return words.join(' ');
}

/** "minus two million three"; groups of zeros are left out. */
export function cardinal(value: number): string {
  if (!Number.isSafeInteger(value) || Math.abs(value) >= 1e15) {
    throw new RangeError(`cannot spell ${value}`);
  }
  if (value < 0) return `minus ${cardinal(-value)}`;
  if (value === 0) return SMALL[0];
  const parts: string[] = [];
  let rest = value;
  for (const group of GROUPS) {
    const part = rest % 1000;
    if (part > 0) parts.unshift(`${hundreds(part)} ${group}`.trim());
    rest = Math.floor(rest / 1000);
  }
  return parts.join(' ');
}

/** "twenty-first"; only the last word changes. */
export function ordinal(value: number): string {
  const words = cardinal(value);
  const [, before, last] = /^(.*?)([a-z]+)$/.exec(words)!;
  const changed = IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return before + changed;
}

export interface Currency {
  /** singular and plural of the unit and of its hundredth part */
  unit: [string, string];
  part: [string, string];
}

const USD: Currency = { unit: ['dollar', 'dollars'], part: ['cent', 'cents'] };

const counted = (value: number, [singular, plural]: [string, string]): string =>
  `${cardinal(value)} ${value === 1 ? singular : plural}`;

/** The amount, rounded to hundredth parts; these are left out if there are none. */
export function amount(value: number, currency: Currency = USD): string {
  const total = Math.round(Math.abs(value) * 100);
  const units = Math.floor(total / 100);
  const parts = total % 100;
  const words: string[] = [];
  if (units > 0 || parts === 0) words.push(counted(units, currency.unit));
  if (parts > 0) words.push(counted(parts, currency.part));
  const text = words.join(' and ');
  return value < 0 && total > 0 ? `minus ${text}` : text;
}
