import type { Edit } from '../model/edit.ts';
import { nearNames } from './near-names.ts';
import type { ScannedToken } from './scan-tokens.ts';

/** An edit that may make a text parse. */
export interface Slip {
  readonly edit: Edit;
  readonly operator: 'insert-token' | 'delete-token' | 'replace-token' | 'correct-keyword' | 'close-string';
  readonly cost: number;
}

/** Tokens looked at before and after the place where the parser gave up. */
const BEFORE = 26;
const AFTER = 5;
/** What was meant as an arrow function, the parser takes for something else from its parameters on. */
const AFTER_FOR_ARROWS = 30;

const KEYWORDS = (
  'async await break case catch class const continue debugger default delete do else enum export extends finally for ' +
  'from function if import in instanceof interface let new of return static super switch this throw try type typeof ' +
  'var void while yield'
).split(' ');

/** What may be missing, with the blank that belongs before and after it. */
const INSERTED: readonly (readonly [text: string, cost: number])[] = [
  [')', 0.7],
  ['}', 0.75],
  [']', 0.7],
  [',', 0.75],
  ['(', 0.8],
  ['{', 0.8],
  ['[', 0.85],
  [':', 0.85],
  ['=>', 0.8],
  [';', 1],
  ['=', 1],
  ['.', 1.1],
  ['?', 1.1],
  ['+', 1.2],
];

const REPLACED: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [')', ['}', ']', '>']],
  ['}', [')', ']', ')}']],
  [']', [')', '}']],
  ['(', ['{', '[']],
  ['{', ['(', '[']],
  ['[', ['(', '{']],
  [';', [',', ':', ')']],
  [',', [';', ':', '.']],
  [':', ['=', ';', ',', '=>']],
  ['=', ['=>', ':', '==']],
  ['=>', ['=']],
  ['->', ['=>']],
  ['.', [',', '']],
]);

/** What one token more, less or other near `position` makes of the text. */
export function* tokenSlips(source: string, tokens: readonly ScannedToken[], position: number): Generator<Slip> {
  const found = tokens.findIndex((token) => token.end > position);
  const at = found < 0 ? tokens.length : found;
  const first = Math.max(0, at - BEFORE);
  for (let index = first; index < Math.min(tokens.length, at + AFTER); index += 1) {
    const token = tokens[index] as ScannedToken;
    const far = Math.abs(index - at) * 0.02;
    yield* insertions(source, token, tokens[index + 1], far);
    yield* changes(token, tokens, far, { source, index });
    if (token.kind === 'string' || token.kind === 'template') yield* quotes(source, token, far);
  }
  for (let index = at; index < Math.min(tokens.length, at + AFTER_FOR_ARROWS); index += 1) {
    yield* arrows(source, tokens[index] as ScannedToken, (index - at) * 0.02);
  }
  for (const token of tokens) {
    if (token.kind === 'sign' && /^[()[\]{}]$/.test(token.text)) yield deletion(source, token, 1.2);
  }
}

function* insertions(
  source: string,
  token: ScannedToken,
  next: ScannedToken | undefined,
  far: number,
): Generator<Slip> {
  for (const [text, cost] of INSERTED) {
    const isOpener = /^[({[]$/.test(text);
    const offset = isOpener ? token.start : token.end;
    if (!isOpener) {
      yield insertion(offset, spaced(source, offset, text), cost + far);
      continue;
    }
    // An empty pair does nothing: not what a missing bracket was for.
    yield insertion(offset, spaced(source, offset, text), cost + far + (isCloser(token) ? 0.8 : 0));
    // Behind a name, an opener follows it at once; a brace stands apart.
    const empty = isCloser(next) ? 0.8 : 0;
    if (next !== undefined) yield insertion(token.end, text === '{' ? ' {' : text, cost + far + empty);
  }
}

function isCloser(token: ScannedToken | undefined): boolean {
  return token?.kind === 'sign' && /^[)\]}]$/.test(token.text);
}

function* arrows(source: string, { start, end, text }: ScannedToken, far: number): Generator<Slip> {
  yield insertion(end, spaced(source, end, '=>'), 0.9 + far);
  if (text === '=') yield { edit: { start, end, text: '=>' }, operator: 'replace-token', cost: 0.9 + far };
}

function insertion(offset: number, text: string, cost: number): Slip {
  return { edit: { start: offset, end: offset, text }, operator: 'insert-token', cost };
}

function spaced(source: string, offset: number, text: string): string {
  const isTight = /^[)\]([;.]$/.test(text);
  if (isTight) return text;
  const before = /^(?:[,:}])$/.test(text) || /\s/.test(source[offset - 1] ?? ' ') ? '' : ' ';
  const after = text === '}' || /[\s;,)]|^$/.test(source[offset] ?? '') ? '' : ' ';
  return before + text + after;
}

function* changes(
  token: ScannedToken,
  tokens: readonly ScannedToken[],
  far: number,
  { source, index }: { readonly source: string; readonly index: number },
): Generator<Slip> {
  const { start, end, kind, text } = token;
  yield deletion(source, token, (kind === 'sign' ? 0.9 : 1.5) + far);
  if (far === 0 && isCloser(token)) yield deletion(source, token, 0.7);
  for (const other of REPLACED.get(text) ?? [])
    yield { edit: { start, end, text: other }, operator: 'replace-token', cost: 0.9 + far };
  const next = tokens[index + 1];
  if (text === '=' && next?.text === '>')
    yield { edit: { start, end: next.end, text: '=>' }, operator: 'replace-token', cost: 0.7 + far };
  if (kind !== 'word' || KEYWORDS.includes(text)) return;
  for (const keyword of nearNames(text, KEYWORDS))
    yield { edit: { start, end, text: keyword }, operator: 'correct-keyword', cost: 0.6 + far };
  const words = tokens.flatMap((each) => (each.kind === 'word' && !KEYWORDS.includes(each.text) ? [each.text] : []));
  for (const name of nearNames(text, words))
    yield { edit: { start, end, text: name }, operator: 'replace-token', cost: 1 + far };
}

/** A token that stands alone in its line goes with the line. */
function deletion(source: string, token: ScannedToken, cost: number): Slip {
  const lineStart = source.lastIndexOf('\n', token.start - 1) + 1;
  const lineEnd = source.indexOf('\n', token.end);
  const isAlone = lineEnd >= 0 && source.slice(lineStart, lineEnd).trim() === token.text;
  const span = isAlone ? { start: lineStart, end: lineEnd + 1 } : { start: token.start, end: token.end };
  // A block that ends too often was more likely not begun.
  return { edit: { ...span, text: '' }, operator: 'delete-token', cost: cost + (isAlone ? 0.4 : 0) };
}

/** A string that goes to the end of its line: its quote is missing at some place in it, or was opened by another one. */
function* quotes(source: string, token: ScannedToken, far: number): Generator<Slip> {
  const quote = token.text[0] as string;
  if (token.text.length > 1 && token.text.endsWith(quote)) return;
  for (let offset = token.start + 1; offset <= token.end; offset += 1) {
    const [before = '', after = '\n'] = [source[offset - 1], source[offset]];
    if (/[\w\\]/.test(before) && /\w/.test(after)) continue;
    // The later, the more of the line is text; what ends a statement does not belong to it.
    const isEnd = /^\s*[;,)\]}]*\s*$/.test(source.slice(offset, token.end)) && !/[;,)\]}\s]/.test(before);
    yield {
      edit: { start: offset, end: offset, text: quote },
      operator: 'close-string',
      cost: (isEnd ? 0.5 : 0.9) + far,
    };
    if (/['"`]/.test(after) && after !== quote)
      yield { edit: { start: offset, end: offset + 1, text: quote }, operator: 'close-string', cost: 0.5 + far };
  }
  const lineStart = source.lastIndexOf('\n', token.start - 1) + 1;
  for (let offset = lineStart; offset < token.start; offset += 1) {
    if (/[\w\s]/.test(source[offset - 1] ?? ' ') && /\w/.test(source[offset - 1] ?? ' ')) continue;
    if (/\S/.test(source[offset] ?? ' '))
      yield { edit: { start: offset, end: offset, text: quote }, operator: 'close-string', cost: 0.8 + far };
  }
}
