import { startOf } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { preludeOf, type GuardNames } from './guard-names.ts';
import { insertAt, type Insertion } from './insertion.ts';

/**
 * The guard's set-up, before the first statement: comments, pragmas and directives stay in front of it, or a bundler no
 * longer sees them.
 */
export function preludeInsertions(module: ParsedModule, names: GuardNames): Insertion[] {
  return [...noTypeChecks(module), insertAt(firstStatementAt(module), 'entry', preludeOf(names))];
}

/** Where the first statement begins; the end of a module without any. */
export function firstStatementAt({ source, program }: ParsedModule): number {
  const first = program.body[0];
  // A decorator stands before the `export` of its class.
  const decorators =
    first && 'declaration' in first ? (first.declaration as { decorators?: unknown[] } | null)?.decorators : undefined;
  const starts = [...(first ? [first] : []), ...((decorators ?? []) as NonNullable<typeof first>[])].map(startOf);
  return starts.length === 0 ? source.length : Math.min(...starts);
}

/** ts-jest reports the types of a text that no person wrote. */
export function noTypeChecks({ file, program }: ParsedModule): Insertion[] {
  if (!/\.[cm]?tsx?$/.test(file)) return [];
  const line = program.interpreter ? (program.interpreter.end as number) : 0;
  return [insertAt(line, 'entry', program.interpreter ? '\n// @ts-nocheck' : '// @ts-nocheck\n')];
}
