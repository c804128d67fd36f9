/** A target that wants logic which no few edits of its text make, and what a model says to it, a wrong answer first. */
export interface HardTarget {
  readonly symbol: string;
  /** `src/<file>.ts`, tested by `test/<file>.test.ts`. */
  readonly file: string;
  readonly source: string;
  readonly tests: string;
  /** The declaration as the two answers have it; the first does not pass `stillFails`. */
  readonly answers: readonly [wrong: string, right: string];
  readonly stillFails: string;
}

export const HARD_TARGETS: readonly HardTarget[] = [
  {
    symbol: 'joined',
    file: 'slots',
    source: `export interface Slot {
  from: number;
  to: number;
}

/** Slots that touch or overlap, as one. */
export function joined(slots: Slot[]): Slot[] {
  // Earliest first.
  return [...slots].sort((a, b) => a.from - b.from);
}
`,
    tests: `import { joined } from '../src/slots';

test('keeps what lies apart', () => {
  expect(joined([{ from: 5, to: 6 }, { from: 1, to: 2 }])).toEqual([{ from: 1, to: 2 }, { from: 5, to: 6 }]);
});
heal('../src/slots#joined')('joins what overlaps', () => {
  expect(joined([{ from: 1, to: 4 }, { from: 3, to: 9 }, { from: 20, to: 22 }, { from: 5, to: 7 }])).toEqual([
    { from: 1, to: 9 },
    { from: 20, to: 22 },
  ]);
});
heal('../src/slots#joined')('joins what touches', () => {
  expect(joined([{ from: 1, to: 2 }, { from: 2, to: 3 }, { from: 8, to: 9 }])).toEqual([
    { from: 1, to: 3 },
    { from: 8, to: 9 },
  ]);
});
`,
    answers: [joined('<'), joined('<=')],
    stillFails: 'joins what touches',
  },
  {
    symbol: 'minutes',
    file: 'duration',
    source: `/** How many minutes \`1h 30m\` are. */
export function minutes(text: string): number {
  return Number(text);
}
`,
    tests: `import { minutes } from '../src/duration';

test('takes a number for minutes', () => {
  expect(minutes('45')).toBe(45);
});
heal('../src/duration#minutes')('adds hours and minutes', () => {
  expect(minutes('1h 30m')).toBe(90);
  expect(minutes('2h 5m')).toBe(125);
});
heal('../src/duration#minutes')('takes days as well', () => {
  expect(minutes('1d 2h')).toBe(1560);
});
`,
    answers: [
      minutes("part.endsWith('h') ? 60 : 1"),
      minutes("part.endsWith('d') ? 1440 : part.endsWith('h') ? 60 : 1"),
    ],
    stillFails: 'takes days as well',
  },
  {
    symbol: 'roman',
    file: 'roman',
    source: `/** In Roman numerals, from 1 to 3999. */
export function roman(value: number): string {
  return value < 1 ? '' : String(value);
}
`,
    tests: `import { roman } from '../src/roman';

test('has nothing for nothing', () => {
  expect(roman(0)).toBe('');
});
heal('../src/roman#roman')('puts numerals side by side', () => {
  expect(roman(3)).toBe('III');
  expect(roman(1867)).toBe('MDCCCLXVII');
});
heal('../src/roman#roman')('takes smaller ones off', () => {
  expect(roman(1994)).toBe('MCMXCIV');
});
`,
    answers: [
      roman("[[1000, 'M'], [500, 'D'], [100, 'C'], [50, 'L'], [10, 'X'], [5, 'V'], [1, 'I']]"),
      roman(
        "[[1000, 'M'], [900, 'CM'], [500, 'D'], [400, 'CD'], [100, 'C'], [90, 'XC'], [50, 'L'], [40, 'XL'], [10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']]",
      ),
    ],
    stillFails: 'takes smaller ones off',
  },
];

/** What a model answers with. */
export function replyWith(declaration: string): string {
  return `A telltale of the model.\n\n\`\`\`ts\n${declaration}\n\`\`\`\n`;
}

function joined(comparison: string): string {
  return `export function joined(slots: Slot[]): Slot[] {
  const all: Slot[] = [];
  for (const slot of [...slots].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last !== undefined && slot.from ${comparison} last.to) last.to = Math.max(last.to, slot.to);
    else all.push({ ...slot });
  }
  return all;
}`;
}

function minutes(unit: string): string {
  return `export function minutes(text: string): number {
  let sum = 0;
  for (const part of text.split(' ')) sum += parseInt(part, 10) * (${unit});
  return sum;
}`;
}

function roman(numerals: string): string {
  return `export function roman(value: number): string {
  const numerals: [number, string][] = ${numerals};
  let text = '';
  for (const [worth, numeral] of numerals) {
    while (value >= worth) {
      text += numeral;
      value -= worth;
    }
  }
  return text;
}`;
}
