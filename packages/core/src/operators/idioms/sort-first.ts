import type * as Babel from '@babel/types';
import { isFunction, textOf } from '../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../syntax/path.ts';
import type { OperatorContext, PatchOperator } from '../operator.ts';
import { indentAt } from '../text.ts';

/** Where no passing test, and where some of them has handed in an unsorted list as well. */
const COST = { telling: 1.4, open: 1.8 };

/** First of all `values = [...values].sort((a, b) => a - b);`, where a failing test has handed in what is not sorted. */
export const sortFirst: PatchOperator = {
  name: 'sort-first',
  family: 'statement',
  description: 'a median, a rank, a search that wants its list sorted',
  floor: COST.telling,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const { node, path, start } of sites) {
      const own = enclosingFunction(path)?.node as Babel.Function | undefined;
      if (own?.body.type !== 'BlockStatement' || own.body.body[0] !== node) continue;
      if (/\.(toS|s)ort(ed)?\(/.test(textOf(source, own.body))) continue;
      for (const param of own.params) {
        if (param.type !== 'Identifier') continue;
        const order = orderFor(param.name, own, context);
        if (order === undefined) continue;
        const { comparator, cost } = order;
        const text = `${param.name} = [...${param.name}].sort(${comparator});\n${indentAt(source, start)}`;
        yield { edits: [{ start, end: start, text }], cost };
      }
    }
  },
};

/** `undefined` where its lists were sorted in failing tests, or are of other things. */
function orderFor(
  name: string,
  own: Babel.Function,
  { valuesOf, failingValuesOf }: OperatorContext,
): { comparator: string; cost: number } | undefined {
  const reads = [...pathsOf(own.body, isFunction)].filter(
    ({ node }) => node.type === 'Identifier' && node.name === name,
  );
  const failing = reads.flatMap(({ node }) => failingValuesOf(node));
  const unsorted = failing.filter(isUnsorted).length;
  const all = reads.flatMap(({ node }) => valuesOf(node)).filter(isUnsorted).length;
  const items = failing.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const cost = all > unsorted ? COST.open : COST.telling;
  if (unsorted === 0) return undefined;
  if (items.every((item) => typeof item === 'number')) return { comparator: '(a, b) => a - b', cost };
  return items.every((item) => typeof item === 'string') ? { comparator: '', cost } : undefined;
}

function isUnsorted(list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  return list.some((item, nth) => nth > 0 && (item as number) < (list[nth - 1] as number));
}
