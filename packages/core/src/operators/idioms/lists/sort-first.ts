import { textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { functionStarts, plainParameters, readsOf } from '../../shared/function-starts.ts';
import { isList } from '../../shared/value-kind.ts';

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
    for (const { own, body, insert } of functionStarts(sites, source)) {
      if (/\.(toS|s)ort(ed)?\(/.test(textOf(source, body))) continue;
      for (const name of plainParameters(own)) {
        const order = orderFor(name, body, context);
        if (order !== undefined)
          yield { edits: insert(`${name} = [...${name}].sort(${order.comparator});`), cost: order.cost };
      }
    }
  },
};

/** `undefined` where its lists were sorted in failing tests, or are of other things. */
function orderFor(
  name: string,
  body: Node,
  { valuesOf, failingValuesOf }: OperatorContext,
): { comparator: string; cost: number } | undefined {
  const reads = readsOf(name, body);
  const failing = reads.flatMap((read) => failingValuesOf(read));
  const unsorted = failing.filter(isUnsorted).length;
  const all = reads.flatMap((read) => valuesOf(read)).filter(isUnsorted).length;
  const items = failing.flatMap((list) => (isList(list) ? list : []));
  const cost = all > unsorted ? COST.open : COST.telling;
  if (unsorted === 0) return undefined;
  if (items.every((item) => typeof item === 'number')) return { comparator: '(a, b) => a - b', cost };
  return items.every((item) => typeof item === 'string') ? { comparator: '', cost } : undefined;
}

function isUnsorted(list: unknown): boolean {
  if (!isList(list)) return false;
  // Of other things no order is known without running their code.
  if (!list.every((item) => typeof item === 'number') && !list.every((item) => typeof item === 'string')) return false;
  return list.some((item, nth) => nth > 0 && (item as number) < (list[nth - 1] as number));
}
