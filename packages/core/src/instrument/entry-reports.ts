import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { nameUses, type NameUse } from '../syntax/free-names.ts';
import { endOf, isFunction, startOf, type Node } from '../syntax/node.ts';
import { pathsOf } from '../syntax/path.ts';
import { patternNames } from '../syntax/scope.ts';
import { entryOf, isErased } from './guard-insertions.ts';
import { LEVEL, type Insertion } from './insertion.ts';
import { readerOf } from './reader.ts';
import type { SourceIndex } from './source-index.ts';

/**
 * The same index, whose copies also report what each function within `regions` is handed: its parameters, and what it uses of
 * other modules of the project. Right behind the tick, before the function can change any of it.
 */
export function withEntryReports(index: SourceIndex, regions: readonly Span[]): SourceIndex {
  const { module, names } = index;
  const imported = importedNames(module.program);
  const imports = imported.size === 0 ? [] : nameUses(module.program).filter(({ name }) => imported.has(name));
  const reports: Insertion[] = [];
  for (const { node } of pathsOf(module.program, isErased)) {
    if (!isFunction(node) || !regions.some((region) => overlaps(region, node))) continue;
    const handed = [...new Set([...node.params.flatMap(patternNames), ...namesIn(node, imports)])];
    if (handed.length === 0) continue;
    const report = `${names.heal}.enter(${handed.length},${readerOf(handed)})`;
    reports.push(...entryOf(node, LEVEL.report, report));
  }
  return { ...index, guards: [...index.guards, ...reports] };
}

function overlaps({ start, end }: Span, node: Node): boolean {
  return startOf(node) < end && start < endOf(node);
}

function namesIn(node: Node, uses: readonly NameUse[]): string[] {
  return uses
    .filter((use) => startOf(node) <= startOf(use.node) && endOf(use.node) <= endOf(node))
    .map(({ name }) => name);
}

/** Of a package nothing is looked at: what it keeps is its own affair. */
function importedNames(program: Babel.Program): Set<string> {
  return new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && /^[./#~]|^@\//.test(statement.source.value)
        ? statement.specifiers.map(({ local }) => local.name)
        : [],
    ),
  );
}
