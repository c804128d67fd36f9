import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { isUsedAsKey } from '../../shared/is-used-as-key.ts';

const COST = { list: 1.5, mark: 1.7 };

/** `${row}${column}`, as a key → `JSON.stringify([row, column])`, wherever the module makes one. */
export const partKey: PatchOperator = {
  name: 'part-key',
  family: 'collection',
  description: 'a key of two parts with nothing between them, so that `ab` + `c` is `a` + `bc`',
  floor: COST.list,
  on: 'module',
  unreached: true,
  *patches(sites, { source, valuesOf }) {
    const keys = sites.filter((site): site is KeySite => isRunTogether(site.node, valuesOf));
    if (!keys.some(({ path }) => isUsedAsKey(path))) return;
    const partsOf = ({ node }: KeySite): string[] => node.expressions.map((each) => textOf(source, each));
    const asEdits = (write: (parts: readonly string[]) => string) =>
      keys.map((key) => ({ start: key.start, end: key.end, text: write(partsOf(key)) }));
    yield { edits: asEdits((parts) => `JSON.stringify([${parts.join(', ')}])`), cost: COST.list };
    for (const [nth, mark] of ['|', ':'].entries())
      yield {
        edits: asEdits((parts) => `\`${parts.map((part) => `\${${part}}`).join(mark)}\``),
        cost: COST.mark + nth * 0.1,
      };
  },
};

type KeySite = OperatorSite & { readonly node: Babel.TemplateLiteral };

/** A template of nothing but two or more values. */
function isRunTogether(node: OperatorSite['node'], valuesOf: OperatorContext['valuesOf']): boolean {
  if (node.type !== 'TemplateLiteral' || node.expressions.length < 2) return false;
  return node.quasis.every(({ value }) => value.raw === '') && valuesOf(node).length > 0;
}
