import { diffArrays } from 'diff';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Edit, Span } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { parseModule, parses } from '../../syntax/parse.ts';
import { tokensOf, type Token } from '../../syntax/tokens.ts';
import { topLevelDeclarations } from '../../syntax/exports.ts';
import { createMeaning } from './meaning.ts';
import { mergeRewrite, originalOf } from './merge-rewrite.ts';

const SOURCES = {
  'cart.ts': `import { round } from './round.ts';

/** Adds up what is in a cart. */
export function subject(lines: readonly Line[], discount = 0): number {
  let sum = 0; // in cents
  // Every line counts, whatever its price.
  for (const line of lines) {
    if (line.price < 0 || line.quantity === 0) continue;
    sum += line.price * line.quantity; /* each */
  }

  /*
   * Only now the discount.
   */
  const rest = sum > 100 ? sum - discount : sum;
  const names = lines.map((line) => line.name ?? 'none').filter((name) => name.length > 1);
  return round(rest, { digits: 2, mode: 'half', names }); // for people
}
`,
  'list.js': `// Words of a text.
export const subject = (text, limit) => {
\tconst found = {};
\tlet count = 0;
\tfor (let i = 0; i < text.length; i++) {
\t\tconst word = text[i].trim(); // no blanks
\t\tif (word === '' && count > 2) {
\t\t\t// nothing there
\t\t\tbreak;
\t\t} else if (word.startsWith("a")) {
\t\t\tfound[word] = (found[word] || 0) + 1;
\t\t}
\t\tcount += 1;
\t}
\treturn [found, count, text.slice(0, limit)];
};
`,
  'box.tsx': `export function subject({ items, empty }: Props) {
  const shown = items.filter((item) => !item.hidden && item.count >= 1);
  // Nothing to show.
  if (shown.length === 0) return <p className="empty">{empty}</p>;
  return (
    <ul title="all of it">
      {/* in their order */}
      {shown.map((item) => (
        <li key={item.id}>{item.count + 1} of {item.name}</li>
      ))}
    </ul>
  );
}
`,
} as const;

// Each run parses a dozen times.
const SLOW = { timeout: 60_000 };

type File = keyof typeof SOURCES;

it('makes one small hunk of one change, however the rest was written back, and keeps all comments', SLOW, () => {
  fc.assert(
    fc.property(echo(), ({ file, changed, echoed }) => {
      const source = SOURCES[file];
      const merged = merge(file, echoed);

      expect(meaningOf(file, merged)).toBe(meaningOf(file, changed));
      expect(hunks(source, merged)).toEqual(hunks(source, changed));
      expect(commentsOf(merged)).toEqual(commentsOf(changed));
    }),
    { numRuns: 150 },
  );
});

it('changes no byte when nothing but the writing differs', SLOW, () => {
  fc.assert(
    fc.property(fc.constantFrom(...FILES), style(), (file, how) => {
      expect(merge(file, rewritten(SOURCES[file], file, how))).toBe(SOURCES[file]);
    }),
    { numRuns: 100 },
  );
});

it('means what the rewrite means, whatever that is, and stays inside of the declaration', SLOW, () => {
  const anything = fc.record({
    file: fc.constantFrom(...FILES),
    changes: fc.array(fc.record({ at: fc.nat(), length: fc.integer({ min: 0, max: 9 }), from: fc.nat() }), {
      minLength: 1,
      maxLength: 4,
    }),
  });
  fc.assert(
    fc.property(anything, ({ file, changes }) => {
      const changed = changes.reduce((source, change) => tokensMoved(source, file, change), SOURCES[file] as string);
      const { edits, span } = editsFor(file, changed);

      const merged = applyEdits(SOURCES[file], edits);
      // Where all types happen to be lost, those of the module stay.
      const meaning = createMeaning(hasTypes(subjectIn(file, changed)) ? 'typed' : 'untyped');
      expect(meaning(subjectIn(file, merged))).toBe(meaning(subjectIn(file, changed)));
      expect(edits.filter(({ start, end }) => start < span.start || end > span.end)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

function hasTypes(root: Node): boolean {
  return [...pathsOf(root)].some(({ node }) => node.type.startsWith('TS'));
}

/** Some tokens of the declaration copied over some others, when that parses and declares such a thing still. */
function tokensMoved(source: string, file: string, change: { at: number; length: number; from: number }): string {
  const all = tokensOf(source, file).filter(({ start }) => start > source.indexOf('subject') + 8);
  const first = all[change.at % all.length] as Token;
  const last = all[Math.min((change.at % all.length) + change.length, all.length - 1)] as Token;
  const copied = all[change.from % all.length] as Token;
  const until = all[Math.min((change.from % all.length) + change.length, all.length - 1)] as Token;
  const changed = source.slice(0, first.start) + source.slice(copied.start, until.end) + source.slice(last.end);
  if (!parses(changed, file) || changed.split('subject').length !== source.split('subject').length) return source;
  return subjectIn(file, changed).type === subjectIn(file, source).type ? changed : source;
}

const FILES = Object.keys(SOURCES) as File[];

function merge(file: File, echoed: string): string {
  return applyEdits(SOURCES[file], editsFor(file, echoed).edits);
}

function editsFor(file: File, echoed: string): { edits: Edit[]; span: Span } {
  const module = parseModule(SOURCES[file], file);
  const node = subjectIn(file, SOURCES[file]);
  const edits = mergeRewrite(originalOf(module, node), { source: echoed, node: subjectIn(file, echoed) }) ?? [];
  return { edits, span: { start: startOf(node), end: endOf(node) } };
}

function subjectIn(file: string, source: string): Node {
  const node = topLevelDeclarations(parseModule(source, file).program).get('subject');
  if (!node) throw new Error('no subject');
  return node;
}

/** One changed token of the source, and the whole of it written back in another manner. */
function echo(): fc.Arbitrary<{ file: File; changed: string; echoed: string }> {
  return fc
    .record({ file: fc.constantFrom(...FILES), at: fc.nat(), by: fc.nat(), how: style() })
    .map(({ file, at, by, how }) => {
      const changed = oneChange(SOURCES[file], file, at, by);
      return { file, changed, echoed: rewritten(changed, file, how) };
    });
}

const SWAPS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '>': ['>=', '<'],
  '>=': ['>'],
  '===': ['!=='],
  '+=': ['-='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '&&': ['||'],
  '||': ['&&', '??'],
  '??': ['||'],
  '0': ['1', '-1'],
  '1': ['0', '2'],
  '2': ['3'],
  '100': ['99'],
  sum: ['discount'],
  price: ['quantity'],
  count: ['limit'],
  filter: ['find'],
  "'none'": ["'nobody'"],
  "'half'": ["'even'"],
};

function oneChange(source: string, file: string, at: number, by: number): string {
  const from = source.indexOf('subject');
  const options = tokensOf(source, file)
    .filter(({ start, text }) => start > from && !(/^[<>]$/.test(text) && file.endsWith('x')))
    .flatMap((token) => (SWAPS[token.text] ?? []).map((text) => ({ token, text })))
    .map(({ token, text }) => source.slice(0, token.start) + text + source.slice(token.end))
    .filter((changed) => parses(changed, file));
  return options[(at + by) % options.length] as string;
}

interface Style {
  readonly breaks: readonly boolean[];
  readonly quote: '"' | "'";
  readonly semicolons: boolean;
  readonly tight: boolean;
}

function style(): fc.Arbitrary<Style> {
  return fc.record({
    breaks: fc.array(fc.boolean(), { minLength: 7, maxLength: 31 }),
    quote: fc.constantFrom('"', "'"),
    semicolons: fc.boolean(),
    tight: fc.boolean(),
  });
}

/** The same program without its comments, in other lines, blanks, quotes and semicolons. */
function rewritten(source: string, file: string, how: Style): string {
  const wanted = meaningOf(file, source);
  let text = '';
  let previous: Token | undefined;
  for (const [index, token] of tokensOf(source, file).entries()) {
    const gap = previous === undefined ? '' : gapBefore(source, previous, token, how, index);
    const written = text + gap + quoted(token.text, how.quote);
    previous = token;
    text = written;
  }
  for (const candidate of [how.semicolons ? text : text.replaceAll(/;(?=\s*\n)/g, ''), text]) {
    if (parses(candidate, file) && meaningOf(file, candidate) === wanted) return candidate;
  }
  return source;
}

function gapBefore(source: string, previous: Token, token: Token, how: Style, index: number): string {
  const between = source.slice(previous.end, token.start);
  // Blanks are text in elements.
  if (previous.text.endsWith('>') || token.text.startsWith('<') || token.text.includes('of ')) return between;
  if (/^(?:return|break|continue|=>|async)$/.test(previous.text)) return ' ';
  if (/[{;,]$/.test(previous.text) && how.breaks[index % how.breaks.length] === true) return '\n       ';
  if (/^[)\];,.]/.test(token.text) || /[([.]$/.test(previous.text))
    return how.tight ? '' : between.includes('\n') ? '\n' : '';
  return between === '' && how.tight ? '' : between === '' ? '' : ' ';
}

function quoted(text: string, quote: string): string {
  return /^(['"])[\w ]*\1$/.test(text) ? quote + text.slice(1, -1) + quote : text;
}

function meaningOf(file: string, source: string): string {
  return createMeaning()(parseModule(source, file).program);
}

/** Runs of changed lines. */
function hunks(before: string, after: string): { removed: string[]; added: string[] }[] {
  const parts = diffArrays(before.split('\n'), after.split('\n'));
  const runs: { removed: string[]; added: string[] }[] = [];
  let open = false;
  for (const part of parts) {
    if (!part.added && !part.removed) {
      open = false;
      continue;
    }
    if (!open) runs.push({ removed: [], added: [] });
    open = true;
    (runs.at(-1) as { removed: string[]; added: string[] })[part.added ? 'added' : 'removed'].push(...part.value);
  }
  return runs;
}

function commentsOf(source: string): string[] {
  return source.match(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g) ?? [];
}
