import { parse } from './babel-parser.ts';
import { parserPluginsFor } from './parse.ts';

export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The tokens of a module that parses, comments left out, in order. */
export function tokensOf(source: string, file: string): Token[] {
  const ast = parse(source, {
    sourceType: 'unambiguous',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
    attachComment: false,
    tokens: true,
    plugins: parserPluginsFor(file, source),
  });
  return (ast.tokens ?? [])
    .filter(
      (token: { type: unknown; start: number; end: number }) =>
        typeof token.type !== 'string' && token.end > token.start,
    )
    .map((token: { start: number; end: number }) => ({
      start: token.start,
      end: token.end,
      text: source.slice(token.start, token.end),
    }));
}
