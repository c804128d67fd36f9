import { textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { isUsedAsKey } from '../../shared/is-used-as-key.ts';
import { commonKind } from '../../shared/value-kind.ts';

const COST = { sum: 1.05, list: 1.5, mark: 1.7 };

/** `${row}${column}` or `row + column`, as a key → `JSON.stringify([row, column])`, wherever the module makes one. */
export const partKey: PatchOperator = {
  name: 'part-key',
  family: 'collection',
  description: 'a key of two parts with nothing between them, so that `ab` + `c` is `a` + `bc`',
  floor: COST.sum,
  on: 'module',
  unreached: true,
  *patches(sites, { source, valuesOf }) {
    const made = sites.flatMap((site) => {
      const parts = partsOf(site.node).map((part) => textOf(source, part));
      return parts.length < 2 || !isMade(site, valuesOf) ? [] : [{ ...site, parts }];
    });
    // One within another goes into its parts as it is.
    const keys = made.filter((key) => !made.some((each) => each.start < key.start && key.end <= each.end));
    if (!keys.some(({ path }) => isUsedAsKey(path))) return;
    const asEdits = (write: (parts: readonly string[]) => string) =>
      keys.map(({ start, end, parts }) => ({ start, end, text: write(parts) }));
    const isSum = keys.every(({ node }) => node.type === 'BinaryExpression');
    yield {
      edits: asEdits((parts) => `JSON.stringify([${parts.join(', ')}])`),
      cost: isSum ? COST.sum : COST.list,
    };
    for (const [nth, mark] of ['|', ':'].entries())
      yield {
        edits: asEdits((parts) => `\`${parts.map((part) => `\${${part}}`).join(mark)}\``),
        cost: COST.mark + nth * 0.1,
      };
  },
};

/** A template was made, wherever it stands; of sums, only keys are meant, and no indices. */
function isMade({ node, path }: OperatorSite, valuesOf: OperatorContext['valuesOf']): boolean {
  if (node.type === 'TemplateLiteral') return valuesOf(node).length > 0;
  if (!isUsedAsKey(path)) return false;
  return path.parent?.node.type !== 'MemberExpression' || commonKind(valuesOf(node)) === 'string';
}

/** Of a template or a sum of nothing but values; none of any other. */
function partsOf(node: Node): readonly Node[] {
  if (node.type === 'TemplateLiteral')
    return node.quasis.every(({ value }) => value.raw === '') ? node.expressions : [];
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return [];
  const [left, right] = [summands(node.left), summands(node.right)];
  return left.length > 0 && right.length > 0 ? [...left, ...right] : [];
}

/** None where something is written out: a prefix, a separator or a step. */
function summands(node: Node): readonly Node[] {
  if (node.type.endsWith('Literal')) return [];
  return node.type === 'BinaryExpression' ? partsOf(node) : [node];
}
