import type { RepairTarget } from '../model/target.ts';
import { freeUses } from '../syntax/free-names.ts';
import { parseModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import { PURE_GLOBALS } from './known-globals.ts';

/** Ways to code that no reading of the text can follow. */
const HIDDEN = new Set(['constructor', '__proto__']);

/**
 * What a patch reaches out for that the function itself did not: a sentence each, empty when nothing. Candidates run in the
 * caller's own process, so that none may begin to read files, call servers, or make code from text.
 *
 * @throws RepairError `PARSE_FAILED` when `source` does not parse
 */
export function foreignNames({ source: original, file }: RepairTarget, source: string): string[] {
  const before = reachOf(original, file);
  return [...reachOf(source, file)]
    .filter((name) => !before.has(name))
    .map((name) => `uses \`${name}\`, which the function did not use`);
}

function reachOf(source: string, file: string): Set<string> {
  const { program } = parseModule(source, file);
  const names = freeUses(program).map(({ name }) => name);
  const others = [...pathsOf(program, () => false)].flatMap(({ node }): string[] => {
    if (node.type === 'Import' || node.type === 'ImportExpression') return ['import()'];
    if (node.type === 'MetaProperty' && node.meta.name === 'import') return ['import.meta'];
    if (node.type === 'Identifier' && HIDDEN.has(node.name)) return [node.name];
    return node.type === 'StringLiteral' && HIDDEN.has(node.value) ? [node.value] : [];
  });
  return new Set([...names.filter((name) => !PURE_GLOBALS.has(name)), ...others]);
}
