import type { Span } from '../model/edit.ts';

/** A token of a text that need not parse. */
export interface ScannedToken extends Span {
  readonly kind: 'word' | 'number' | 'string' | 'template' | 'regexp' | 'sign';
  readonly text: string;
}

const BLANK = /(?:\s+|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$))+/y;
const WORD = /[\p{ID_Start}$_#@][\p{ID_Continue}$]*/uy;
const NUMBER = /\d[\w.]*/y;
/** Without its end, a string goes to the end of the line. */
const STRING = /'(?:[^'\\\n]|\\[^])*'?|"(?:[^"\\\n]|\\[^])*"?/y;
const REGEXP = /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const SIGN = /=>|->|\.\.\.|\?\.|\?\?=?|&&=?|\|\|=?|[!=]==?|[<>]=|\+\+|--|\*\*|[-+*/%&|^]=|[^\s\w]/y;

/** Cuts a text into tokens without parsing it; comments are left out, a template is one token. */
export function scanTokens(source: string): ScannedToken[] {
  const tokens: ScannedToken[] = [];
  const take = (pattern: RegExp, at: number): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(source)?.[0];
  };
  for (let at = 0; at < source.length;) {
    const blank = take(BLANK, at);
    if (blank !== undefined) {
      at += blank.length;
      continue;
    }
    const token = tokenAt(source, at, take, tokens.at(-1));
    tokens.push({ start: at, end: at + token.text.length, ...token });
    at += token.text.length;
  }
  return tokens;
}

function tokenAt(
  source: string,
  at: number,
  take: (pattern: RegExp, at: number) => string | undefined,
  before: ScannedToken | undefined,
): Pick<ScannedToken, 'kind' | 'text'> {
  const kinds = [
    ['word', WORD],
    ['number', NUMBER],
    ['string', STRING],
  ] as const;
  for (const [kind, pattern] of kinds) {
    const text = take(pattern, at);
    if (text !== undefined) return { kind, text };
  }
  if (source[at] === '`') return { kind: 'template', text: source.slice(at, endOfTemplate(source, at)) };
  const regexp = source[at] === '/' && mayStartValue(before) ? take(REGEXP, at) : undefined;
  if (regexp !== undefined) return { kind: 'regexp', text: regexp };
  return { kind: 'sign', text: take(SIGN, at) ?? (source[at] as string) };
}

function mayStartValue(before: ScannedToken | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind === 'word') return /^(?:return|typeof|case|of|in|yield|await|void|delete)$/.test(before.text);
  return before.kind === 'sign' && !/^[)\]}]$/.test(before.text);
}

/** Behind the closing backtick; without one, the end of the line. */
function endOfTemplate(source: string, start: number): number {
  let depth = 0;
  for (let at = start + 1; at < source.length; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '$' && source[at + 1] === '{') depth += 1;
    else if (character === '}' && depth > 0) depth -= 1;
    else if (character === '`' && depth === 0) return at + 1;
  }
  const line = source.indexOf('\n', start);
  return line < 0 ? source.length : line;
}
