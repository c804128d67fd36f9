import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, programOf } from '../../../syntax/path.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

const COST = 1.5;

/** `n % 10` → `(n % 100 > 10 && n % 100 < 14 ? 0 : n % 10)`, wherever a function asks for the last digit. */
export const tellTeensApart: PatchOperator = {
  name: 'tell-teens-apart',
  family: 'condition',
  description: 'an ending chosen by the last digit, which 11, 12 and 13 do not go by',
  floor: COST,
  on: 'module',
  *patches(sites, { source, failingValuesOf }) {
    const byFunction = new Map<Node, OperatorSite[]>();
    for (const site of sites) {
      const own = enclosingFunction(site.path)?.node ?? programOf(site.path);
      if (isLastDigit(site.node)) byFunction.set(own, [...(byFunction.get(own) ?? []), site]);
    }
    for (const [own, all] of byFunction) {
      // Who asks for the last two digits knows of teens; and of what is one digit already there are none.
      if (/%\s*100\b/.test(textOf(source, own))) continue;
      const digits = all.filter((site) => !all.some((other) => other !== site && isWithin(other, site)));
      if (!digits.some(({ node }) => failingValuesOf(numberIn(node)).some(isTeen))) continue;
      const edits = digits.map(({ node, start, end }) => {
        const number = operandText(source, numberIn(node));
        return { start, end, text: `(${number} % 100 > 10 && ${number} % 100 < 14 ? 0 : ${textOf(source, node)})` };
      });
      yield { edits, cost: COST };
    }
  },
};

function isLastDigit(node: Node): boolean {
  if (node.type !== 'BinaryExpression' || node.operator !== '%') return false;
  return node.right.type === 'NumericLiteral' && node.right.value === 10;
}

function isWithin(inner: OperatorSite, outer: OperatorSite): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function numberIn(node: Node): Node {
  return (node as Babel.BinaryExpression).left;
}

function isTeen(value: unknown): boolean {
  return typeof value === 'number' && value % 100 > 10 && value % 100 < 14;
}
