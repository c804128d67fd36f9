import { endOf, startOf, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';

/** What stands in a text as it is, or an expression in it. */
export type TextPart = { readonly fixed: string } | { readonly node: Node };

/** Of a text that is put together, `base + '/' + path` or `` `${base}/${path}` ``, from left to right; empty for other nodes. */
export function textParts({ node, parent }: Path): TextPart[] {
  if (node.type === 'TemplateLiteral') {
    return node.quasis.flatMap((quasi, nth): TextPart[] => {
      const hole = node.expressions[nth];
      return [{ fixed: quasi.value.cooked ?? quasi.value.raw }, ...(hole === undefined ? [] : [{ node: hole }])];
    });
  }
  // Parts of a sum are told with the whole of it.
  const isInner = parent?.node.type === 'BinaryExpression' && parent.node.operator === '+';
  return node.type === 'BinaryExpression' && node.operator === '+' && !isInner ? summands(node) : [];
}

function summands(node: Node): TextPart[] {
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...summands(node.left), ...summands(node.right)];
  return [node.type === 'StringLiteral' ? { fixed: node.value } : { node }];
}

/** Two expressions with a text between them and nothing around: `from + '-' + to`, `` `${from}-${to}` ``. */
export function joinedPair(path: Path): { readonly first: Node; readonly last: Node } | undefined {
  const parts = textParts(path).filter((part) => !('fixed' in part) || part.fixed !== '');
  const [first, between, last] = parts;
  if (parts.length !== 3 || first === undefined || between === undefined || last === undefined) return undefined;
  return 'node' in first && 'fixed' in between && 'node' in last ? { first: first.node, last: last.node } : undefined;
}

/** The text with some of its expressions replaced. */
export function withParts(source: string, node: Node, replaced: ReadonlyMap<Node, string>): string {
  let text = '';
  let at = startOf(node);
  for (const [part, other] of [...replaced].toSorted(([a], [b]) => startOf(a) - startOf(b))) {
    text += source.slice(at, startOf(part)) + other;
    at = endOf(part);
  }
  return text + source.slice(at, endOf(node));
}
