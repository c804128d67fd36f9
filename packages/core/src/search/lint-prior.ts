import type { Edit } from '../model/edit.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { analyzeScopes, type Scope } from '../syntax/scope.ts';
import { type EmptyCollections, fills } from './empty-collections.ts';

const NAME = /[A-Za-z_$][\w$]*/g;

/**
 * What a patch does to the use of declared names: one that leaves a binding unused is suspicious (+0.9), one that uses
 * a binding nobody used, or fills a collection nobody filled, is promising (−0.4). Counts words, which is enough for a prior.
 */
export function lintPrior(
  { program, source }: ParsedModule,
  empty: EmptyCollections,
): (edits: readonly Edit[]) => number {
  const declared = new Set<string>();
  collectNames(analyzeScopes(program), declared);
  const names = [...empty.keys()];
  const uses = countNames(source);
  return (edits) => {
    const change = new Map<string, number>();
    for (const edit of edits) {
      count(source.slice(edit.start, edit.end), -1, change);
      count(edit.text, 1, change);
    }
    let prior = names.some((name) => edits.some(({ text }) => fills(text, name))) ? -0.4 : 0;
    for (const [name, difference] of change) {
      if (difference === 0 || !declared.has(name)) continue;
      const before = uses.get(name) ?? 0;
      if (before > 1 && before + difference <= 1) prior += 0.9;
      if (before <= 1 && before + difference > 1) prior -= 0.4;
    }
    return prior;
  };
}

function collectNames(scope: Scope, into: Set<string>): void {
  for (const binding of scope.bindings.values()) into.add(binding.name);
  for (const child of scope.children) collectNames(child, into);
}

function countNames(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  count(text, 1, counts);
  return counts;
}

function count(text: string, by: number, into: Map<string, number>): void {
  for (const [name] of text.matchAll(NAME)) into.set(name, (into.get(name) ?? 0) + by);
}
