import path from 'node:path';
import type * as Babel from '@babel/types';
import { endOf } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';

/** How a module writes its imports. */
export interface ImportStyle {
  readonly isCommonJs: boolean;
  readonly quote: string;
  readonly semicolon: string;
  readonly lineEnd: string;
  /** Of relative paths: none, the file's own, or that of the emitted file (`.js` for `.ts`). */
  readonly extension: 'none' | 'own' | 'emitted';
}

/** Reads the style of a module; what it does not show, `neighbors` do. They are other modules, nearest first. */
export function importStyleOf(module: ParsedModule, neighbors: readonly ParsedModule[]): ImportStyle {
  const all = [module, ...neighbors];
  const paths = all.flatMap((each) => relativeImports(each.source));
  const { source } = module;
  const quotes = relativeImports(source).length > 0 ? source : all.map((each) => each.source).join('\n');
  const body = module.program.body.filter((statement) => !/^(?:Function|Class)Declaration$/.test(statement.type));
  const last = body.at(0) ?? neighbors[0]?.program.body[0];
  const text = body.length > 0 ? source : (neighbors[0]?.source ?? source);
  return {
    isCommonJs: isCommonJs(module),
    quote: count(quotes, /"/g) > count(quotes, /'/g) ? '"' : "'",
    semicolon: last === undefined || text[endOf(last) - 1] === ';' || /^(?:Export|TS)/.test(last.type) ? ';' : '',
    lineEnd: source.includes('\r\n') ? '\r\n' : '\n',
    extension: extensionStyle(paths),
  };
}

/** Whether a module takes and gives by `require` and `module.exports`. */
export function isCommonJs({ program, file, source }: ParsedModule): boolean {
  const isEsm = program.body.some((statement: Babel.Statement) => /^(?:Import|Export)/.test(statement.type));
  return !isEsm && (/\.c[jt]s$/.test(file) || /\brequire\(|\bmodule\.exports\b|^exports\./m.test(source));
}

/** The path of `to` as `from` would write it. */
export function specifierFor(from: string, to: string, extension: ImportStyle['extension']): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  const dotted = relative.startsWith('.') ? relative : `./${relative}`;
  if (dotted.endsWith('.json') || extension === 'own') return dotted;
  if (extension === 'emitted') return dotted.replace(/\.([cm]?)tsx?$/, '.$1js').replace(/\.jsx$/, '.js');
  return dotted.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '') || '.';
}

function extensionStyle(paths: readonly string[]): ImportStyle['extension'] {
  const first = paths.find((each) => !each.endsWith('.json'));
  if (first === undefined || !/\.[cm]?[jt]sx?$/.test(first)) return 'none';
  return /\.[cm]?js$/.test(first) ? 'emitted' : 'own';
}

function relativeImports(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\brequire\(|\bimport\(?)\s*['"](\.[^'"\n]*)['"]/g)].map(
    (match) => match[1] as string,
  );
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
