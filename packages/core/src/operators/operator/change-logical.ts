import type * as Babel from '@babel/types';
import type { Operator, OperatorContext } from '../operator.ts';
import { linksOf } from '../../syntax/links-of.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { otherOperator } from '../shared/text.ts';

/**
 * `a && b` → `a || b`; `a || b` → `a ?? b`, early when `a` was seen falsy without being missing; `a === 1 || b` → `a !== 1 && b`.
 */
export const changeLogical: Operator = {
  name: 'change-logical',
  family: 'operator',
  description: 'and for or; zero, false or an empty string treated as if it were missing',
  floor: 0.8,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    if (node.type !== 'LogicalExpression') return;
    for (const operator of ['&&', '||', '??']) {
      if (operator === node.operator || (operator === '??' && isVerdict(node.left))) continue;
      const falsyButThere = operator === '??' && node.operator === '||' && valuesOf(node.left).some(isFalsyButThere);
      const cost = falsyButThere ? 0.8 : operator === '??' || node.operator === '??' ? 1.5 : 0.9;
      for (const text of otherOperator(source, node.left, operator, node.right)) yield { text, cost };
    }
    const whole = keepingFalsy(node, source, valuesOf);
    if (whole !== undefined) yield { text: whole, cost: 0.85 };
    const denied = deniedText(node.left, source);
    if (denied === undefined || node.operator === '??') return;
    yield { text: `${denied} ${node.operator === '&&' ? '||' : '&&'} ${partText(node.right, source)}`, cost: 1.4 };
  },
};

/** `a ?? b ?? c` for `a || b || c`, where one of the first was falsy and there: with one `??` the other `||` passes it over. */
function keepingFalsy(
  node: Babel.LogicalExpression,
  source: string,
  valuesOf: OperatorContext['valuesOf'],
): string | undefined {
  const terms = linksOf(node, '||');
  const isSeen = terms.slice(0, -1).some((term) => valuesOf(term).some(isFalsyButThere));
  if (terms.length < 3 || terms.some((term) => isVerdict(term)) || !isSeen) return undefined;
  return terms.map((term) => partText(term, source)).join(' ?? ');
}

/** `a !== b` for `a === b`: of a rule and its exception both are the wrong way round. */
function deniedText(node: Node, source: string): string | undefined {
  if (node.type !== 'BinaryExpression' || !/^[=!]==?$/.test(node.operator)) return undefined;
  const between = source.slice(endOf(node.left), startOf(node.right));
  const other = node.operator.startsWith('!') ? node.operator.replace('!', '=') : node.operator.replace('=', '!');
  return textOf(source, node.left) + between.replace(node.operator, other) + textOf(source, node.right);
}

function partText(node: Node, source: string): string {
  return /^(Logical|Conditional|Assignment|Arrow|Yield)/.test(node.type)
    ? `(${textOf(source, node)})`
    : textOf(source, node);
}

/** True or false, and never missing. */
export function isVerdict(node: Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '!';
  return node.type === 'BinaryExpression' && /^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(node.operator);
}

/** What `||` passes over and `??` does not. */
export function isFalsyButThere(value: unknown): boolean {
  return value === 0 || value === '' || value === false || value === 0n;
}
