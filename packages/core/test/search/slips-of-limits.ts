import type { Fault } from './fault.ts';

/** A limit, a member of a list or a row of a table that is wrong or not there, and that only the tests' data name. */
export const SLIPS_OF_LIMITS: readonly Fault[] = [
  {
    name: 'a limit that no line of the module has',
    file: 'letter.ts',
    source: "export function kindOf(grams: number): string { return grams > 500 ? 'parcel' : 'letter'; }\n",
    tests: `
test('a', () => same([20, 350, 351, 2000].map(kindOf), ['letter', 'letter', 'parcel', 'parcel']));
test('b', () => same(kindOf(2), 'letter'));`,
    mended: ['grams > 350'],
  },
  {
    name: 'a discount that begins at a sum',
    file: 'rebate.ts',
    source: `export function rebate(total: number, isMember: boolean): number {
  if (isMember) return total * 0.9;
  return total;
}
`,
    tests: `
test('a', () => same(rebate(50, true), 45));
test('b', () => same(rebate(249, false), 249));
test('c', () => same(rebate(250, false), 225));
test('d', () => same(rebate(1000, false), 900));`,
    mended: ['isMember || total >= 250'],
  },
  {
    name: 'both ends of a range',
    file: 'volume.ts',
    source: 'export function volume(percent: number): string { return `volume ${percent}`; }\n',
    tests: `
test('a', () => { same(volume(0), 'volume 0'); same(volume(100), 'volume 100'); same(volume(30), 'volume 30'); });
test('b', () => { expect(() => volume(101)).toThrow(); expect(() => volume(-1)).toThrow(); });`,
    mended: ['if (percent < 0 || percent > 100) throw'],
  },
  {
    name: 'one day of two',
    file: 'weekend.ts',
    source: "export function isWeekend(day: string): boolean { return day === 'sat'; }\n",
    tests: `
test('a', () => same(['mon', 'fri'].map(isWeekend), [false, false]));
test('b', () => same(isWeekend('sat'), true));
test('c', () => same(isWeekend('sun'), true));`,
    mended: ["day === 'sat' || day === 'sun'"],
  },
  {
    name: 'a unit that a table does not have',
    file: 'units.ts',
    source: `const UNITS: Record<string, number> = { b: 1, mb: 1_000_000, gb: 1_000_000_000 };
export function bytesOf(text: string): number {
  const [, count, unit] = /^(\\d+)([a-z]+)$/.exec(text) ?? [];
  const factor = UNITS[unit ?? ''];
  if (factor === undefined) throw new Error('unknown unit');
  return Number(count) * factor;
}
`,
    tests: `
test('a', () => same([bytesOf('5b'), bytesOf('2mb'), bytesOf('1gb')], [5, 2_000_000, 1_000_000_000]));
test('b', () => same(bytesOf('3kb'), 3000));
test('c', () => expect(() => bytesOf('3xx')).toThrow('unknown unit'));`,
    mended: ['kb: 1000 }'],
  },
  {
    name: 'an ending that a pattern does not have',
    file: 'picture.ts',
    source: 'export function isPicture(name: string): boolean { return /\\.(?:jpe?g|png)$/i.test(name); }\n',
    tests: `
test('a', () => same(['a.png', 'b.JPG', 'c.jpeg'].map(isPicture), [true, true, true]));
test('b', () => same(['a.txt', 'gif', 'a.gif.zip'].map(isPicture), [false, false, false]));
test('c', () => same(isPicture('d.gif'), true));`,
    mended: ['/\\.(?:jpe?g|png|gif)$/i'],
  },
  {
    name: 'one case more of the same',
    file: 'media.ts',
    source: `export function mediaOf(ending: string): string {
  switch (ending) {
    case 'png':
    case 'jpg':
      return 'image';
    case 'ogg':
      return 'audio';
    default:
      return 'other';
  }
}
`,
    tests: `
test('a', () => same(['png', 'jpg', 'ogg', 'txt'].map(mediaOf), ['image', 'image', 'audio', 'other']));
test('b', () => same(mediaOf('gif'), 'image'));`,
    mended: ["case 'jpg':\n    case 'gif':\n      return 'image';"],
  },
  {
    name: 'a least fee',
    file: 'fee.ts',
    source: `export function fee(amount: number): number {
  const raw = amount * 0.02;
  return Math.min(raw, 25);
}
`,
    tests: `
test('a', () => same([fee(100), fee(10_000)], [2, 25]));
test('b', () => same([fee(10), fee(1), fee(50)], [0.5, 0.5, 1]));`,
    mended: ['Math.max(0.5, amount * 0.02)', 'Math.max(0.5, Math.min(raw, 25))'],
  },
];
