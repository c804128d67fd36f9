import type { RepairTarget } from '../model/target.ts';
import { fileTreeOf } from '../syntax/file-tree.ts';
import { endOf, isFunction, startOf } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import type { Declared } from './follow-export.ts';

/**
 * What the named declaration is a part of: the class of a method, the module of an export. Its other parts are what a test runs
 * before or beside the one that its mark names: `add` where `total` is marked. `undefined` where no function is left in it.
 *
 * @param known What was looked through already, in the same module or another.
 * @throws PARSE_FAILED
 */
export function surroundingsOf(
  { file, symbol, source }: RepairTarget,
  known: readonly RepairTarget[],
): Declared | undefined {
  if (symbol === undefined) return undefined;
  const regions = known.flatMap((target) => (target.file === file ? target.regions : []));
  const { paths } = fileTreeOf(parseModule(source, file));
  const isLeft = paths.some(
    ({ node }) => isFunction(node) && !regions.some(({ start, end }) => start <= startOf(node) && endOf(node) <= end),
  );
  return isLeft ? { file, symbol: symbol.split('.').slice(0, -1) } : undefined;
}
