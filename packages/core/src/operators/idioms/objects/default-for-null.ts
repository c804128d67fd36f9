import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { functionStarts, readsOf } from '../../shared/function-starts.ts';

const COST = 1.3;

/** `({ size = 10 }) => …` and first of all `size ??= 10;`: a default that is also that of `null`. */
export const defaultForNull: PatchOperator = {
  name: 'default-for-null',
  family: 'missing-value',
  description: 'a default that stands in for undefined alone, where null came: from JSON, a database, a form',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const { own, body, insert } of functionStarts(sites, source)) {
      const assigned = own.params.flatMap((param) =>
        defaultsIn(param)
          .filter(({ left }) => cameAsNull(left.name, body, context))
          .map(({ left, right }) => `${left.name} ??= ${textOf(source, right)};`),
      );
      const lists = assigned.length > 1 ? [assigned, ...assigned.map((each) => [each])] : [assigned];
      for (const list of lists) {
        if (list.length > 0) yield { edits: insert(...list), cost: COST };
      }
    }
  },
};

function defaultsIn(param: Node): (Babel.AssignmentPattern & { left: Babel.Identifier })[] {
  return [...pathsOf(param)].flatMap(({ node }) =>
    node.type === 'AssignmentPattern' && node.left.type === 'Identifier' ? [{ ...node, left: node.left }] : [],
  );
}

function cameAsNull(name: string, body: Node, { failingValuesOf }: OperatorContext): boolean {
  return readsOf(name, body).some((read) => failingValuesOf(read).includes(null));
}
