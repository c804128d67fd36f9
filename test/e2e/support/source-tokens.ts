import { parse } from '@babel/parser';

export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The tokens of a TypeScript module without its comments; `undefined` when it does not parse. */
export function sourceTokens(source: string): readonly Token[] | undefined {
  return parsed(source)?.tokens;
}

/** The tree without places and spelling: two sources with the same one differ in layout, parentheses or semicolons. */
export function sourceTree(source: string): string | undefined {
  return parsed(source)?.tree;
}

const SPELLING = new Set(['start', 'end', 'loc', 'range', 'extra', 'errors', 'comments', 'tokens']);

function parsed(source: string): { readonly tokens: readonly Token[]; readonly tree: string } | undefined {
  try {
    const file = parse(source, { sourceType: 'module', plugins: ['typescript'], tokens: true, attachComment: false });
    const tokens = ((file.tokens ?? []) as { type: unknown; start: number; end: number }[])
      .filter(({ type, start, end }) => typeof type !== 'string' && end > start)
      .map(({ start, end }) => ({ text: source.slice(start, end), start, end }));
    const tree = JSON.stringify(file.program, (key, value: unknown) => (SPELLING.has(key) ? undefined : value));
    return { tokens, tree };
  } catch {
    return undefined;
  }
}
