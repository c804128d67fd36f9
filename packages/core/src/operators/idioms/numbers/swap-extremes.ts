import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

/** `Math.min(low, Math.max(high, value))` → `Math.max(low, Math.min(high, value))`. */
export const swapExtremes: Operator = {
  name: 'swap-extremes',
  family: 'order',
  description: 'a value kept within two bounds that are taken for each other',
  floor: 1.1,
  on: 'expression',
  *replacements({ node }, { source }) {
    const outer = extremeOf(node, source);
    if (outer === undefined) return;
    const { arguments: parts } = node as Babel.CallExpression;
    const inner = parts.find((part) => extremeOf(part, source) === other(outer));
    if (inner === undefined || parts.length !== 2) return;
    const flipped = (call: Node, method: string, args: readonly Node[]): string =>
      `Math.${method}(${args.map((each) => (each === inner ? within() : textOf(source, each))).join(', ')})`;
    const within = (): string => flipped(inner, outer, (inner as Babel.CallExpression).arguments);
    yield { text: flipped(node, other(outer), parts), cost: 1.1 };
  },
};

type Extreme = 'min' | 'max';

function extremeOf(node: Node, source: string): Extreme | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [, method] = /^Math\.(min|max)$/.exec(textOf(source, node.callee)) ?? [];
  return method as Extreme | undefined;
}

function other(extreme: Extreme): Extreme {
  return extreme === 'min' ? 'max' : 'min';
}
