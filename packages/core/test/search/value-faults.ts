import type { Fault } from './fault.ts';

/** A value is of another kind than was thought, or missing, or only looks as if it were missing. */
export const VALUE_FAULTS: readonly Fault[] = [
  {
    name: 'a pause of no seconds taken for one that cannot be read',
    file: 'pause.ts',
    source: `export type Headers = Readonly<Record<string, string>>;

/** Milliseconds to wait, half a minute where the server does not say it in seconds. */
export function pauseMs(headers: Headers): number {
  return 1000 * (parseInt(headers['retry-after'], 10) || 30);
}
`,
    tests: `
test('as the server says', () => same(pauseMs({ 'retry-after': '15' }), 15_000));
test('when it says nothing', () => same(pauseMs({}), 30_000));
test('when it names a day', () => same(pauseMs({ 'retry-after': 'Fri, 31 Dec' }), 30_000));
test('at once', () => same(pauseMs({ 'retry-after': '0' }), 0));`,
    mended: ['Number.isNaN('],
  },
  {
    name: 'a part that may be missing, in two texts',
    file: 'entry.ts',
    source: `export interface Book {
  readonly title: string;
  readonly author: string;
  readonly edition?: string;
}

export function entry(book: Book): { line: string; mark: string } {
  const line = \`\${book.author}: \${book.title}\${book.edition}\`;
  const mark = \`[\${book.author.slice(0, 3)}\${book.edition}]\`;
  return { line, mark };
}
`,
    tests: `
test('with an edition', () => same(entry({ title: 'Birds', author: 'Moore', edition: '2' }), { line: 'Moore: Birds2', mark: '[Moo2]' }));
test('without', () => same(entry({ title: 'Birds', author: 'Moore' }), { line: 'Moore: Birds', mark: '[Moo]' }));`,
    mended: ["{book.title}${book.edition ?? ''}"],
  },
  {
    name: 'cells that are not all texts',
    file: 'sheet.ts',
    source: `// What the file format allows.
type Cell = any;

/** Blanks around texts are slips of who typed them. */
export function tidySheet(rows: readonly (readonly Cell[])[]): Cell[][] {
  return rows.map((row) =>
    row.map((cell) => {
      if (cell === null) return null;
      return cell.trim();
    }),
  );
}
`,
    tests: `
test('texts', () => same(tidySheet([[' a', 'b '], ['c']]), [['a', 'b'], ['c']]));
test('nothing', () => same(tidySheet([[null, ''], []]), [[null, ''], []]));
test('all kinds', () => same(tidySheet([[' 7', 7, true, null], [0, 'x ']]), [['7', 7, true, null], [0, 'x']]));`,
    mended: ["typeof cell === 'string' ? "],
  },
];
