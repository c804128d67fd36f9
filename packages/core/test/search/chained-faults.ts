import type { Fault } from './fault.ts';

/** Work that comes after other work, lies in other work, or is made from it. */
export const CHAINED_FAULTS: readonly Fault[] = [
  {
    name: 'a queue that stands still after a failure',
    file: 'outbox.ts',
    source: `/** Letters go out one after the other. */
export class Outbox {
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly send: (letter: string) => Promise<void>) {}

  post(letter: string): Promise<void> {
    const sent = this.last.then(() => this.send(letter));
    this.last = sent;
    return sent;
  }
}
`,
    tests: `
const outcome = (sent) => sent.then(() => 'sent', (error) => error.message);
const post = async (letters) => {
  const log = [];
  const box = new Outbox(async (letter) => {
    log.push('begin ' + letter);
    await null;
    if (letter.startsWith('!')) throw new Error('lost ' + letter);
    log.push('end ' + letter);
  });
  return [await Promise.all(letters.map((letter) => outcome(box.post(letter)))), log];
};
test('one', async () => same(await post(['a']), [['sent'], ['begin a', 'end a']]));
test('in turn', async () => same(await post(['a', 'b']), [['sent', 'sent'], ['begin a', 'end a', 'begin b', 'end b']]));
test('is told of', async () => same(await post(['!a']), [['lost !a'], ['begin !a']]));
test('after a failure', async () => same(await post(['!a', 'b']), [['lost !a', 'sent'], ['begin !a', 'begin b', 'end b']]));`,
    mended: [
      'this.last.catch(() => undefined).then(() => this.send(letter))',
      'this.last.then(() => this.send(letter), () => this.send(letter))',
    ],
  },
  {
    name: 'a chapter that is over when one within it is',
    file: 'outline.ts',
    source: `let chapter: string | null = null;

/** What is noted during the work belongs to the chapter. */
export function within<T>(name: string, work: () => T): T {
  chapter = name;
  try {
    return work();
  } finally {
    chapter = null;
  }
}

export function note(text: string): string {
  return chapter === null ? text : \`\${chapter}: \${text}\`;
}
`,
    tests: `
test('outside', () => same(note('x'), 'x'));
test('within', () => same([within('a', () => note('x')), note('y')], ['a: x', 'y']));
test('within another', () => same([within('a', () => [note('x'), within('b', () => note('y')), note('z')]), note('-')], [['a: x', 'b: y', 'a: z'], '-']));
test('after a failure', () => { try { within('a', () => { throw new Error('x'); }); } catch {} same(note('y'), 'y'); });`,
    mended: [
      'const outer = chapter;\n  chapter = name;\n  try {\n    return work();\n  } finally {\n    chapter = outer;',
    ],
  },
  {
    name: 'a step made from the last one, which has been rounded',
    file: 'ruler.ts',
    source: `/** Where the lines of a ruler are, in whole pixels. */
export function lines(start: number, gap: number, count: number): number[] {
  const all = [start];
  let at = start;
  for (let nth = 1; nth < count; nth++) {
    at = moved(at, gap);
    all.push(at);
  }
  return all;
}

export function moved(from: number, by: number): number {
  return Math.round(from + by);
}
`,
    tests: `
test('one', () => same(lines(3, 2, 1), [3]));
test('whole', () => same(lines(1, 5, 4), [1, 6, 11, 16]));
test('moves', () => same([moved(1, 2.4), moved(0, 0.6)], [3, 1]));
test('up', () => same(lines(0, 2.4, 6), [0, 2, 5, 7, 10, 12]));
test('down', () => same(lines(7, 3.7, 5), [7, 11, 14, 18, 22]));`,
    mended: ['moved(start, nth * gap)', 'moved(start, gap * nth)'],
  },
];
