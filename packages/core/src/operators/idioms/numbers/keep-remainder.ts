import { textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import type { Operator, OperatorSite } from '../../operator.ts';
import { initialiserOf } from '../../shared/initialiser-of.ts';
import { isChain } from '../../shared/is-chain.ts';
import { operandText } from '../../shared/text.ts';

const COST = { full: 1, always: 1.05 };

/** `const gained = Math.floor((now - this.at) / step); … this.at = now` → `this.at += gained * step`. */
export const keepRemainder: Operator = {
  name: 'keep-remainder',
  family: 'operator',
  description: 'the part of a unit that rounding leaves, lost each time the clock or the count is read',
  floor: COST.full,
  on: 'expression',
  *replacements(site, { source }) {
    const { node, path } = site;
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || !isChain(node.left)) return;
    const around = enclosingFunction(path)?.node;
    const [start, end] = [textOf(source, node.left), textOf(source, node.right)];
    for (const { node: declared } of around === undefined ? [] : pathsOf(around)) {
      if (declared.type !== 'VariableDeclarator' || declared.id.type !== 'Identifier') continue;
      const step = stepOf(declared.init, `${end} - ${start}`, site, source);
      if (step === undefined) continue;
      const used = `${declared.id.name} * ${operandText(source, step)}`;
      const full = fullIn(around as Node, declared.id.name, source);
      if (full !== undefined) yield { text: `${start} = ${full} ? ${end} : ${start} + ${used}`, cost: COST.full };
      yield { text: `${start} += ${used}`, cost: COST.always };
    }
  },
};

/** `this.tokens === capacity` for `this.tokens = Math.min(capacity, this.tokens + gained)`: what is full keeps nothing for later. */
function fullIn(around: Node, gained: string, source: string): string | undefined {
  for (const { node } of pathsOf(around)) {
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || node.right.type !== 'CallExpression') continue;
    const held = textOf(source, node.left);
    const { callee, arguments: given } = node.right;
    const sums = [`${held} + ${gained}`, `${gained} + ${held}`];
    const limit = given.find((each) => !sums.includes(textOf(source, each)));
    const isBounded = textOf(source, callee) === 'Math.min' && given.length === 2;
    if (isBounded && limit !== undefined && given.some((each) => sums.includes(textOf(source, each))))
      return `${held} === ${operandText(source, limit)}`;
  }
  return undefined;
}

/** `step` of `Math.floor((now - this.at) / step)`, also where the difference has a name. */
function stepOf(
  init: Node | null | undefined,
  passed: string,
  { path }: OperatorSite,
  source: string,
): Node | undefined {
  const isRounded = init?.type === 'CallExpression' && /^Math\.(?:floor|trunc)$/.test(textOf(source, init.callee));
  const division = isRounded ? init.arguments[0] : undefined;
  if (division?.type !== 'BinaryExpression' || division.operator !== '/') return undefined;
  const span = division.left.type === 'Identifier' ? initialiserOf(division.left.name, path) : division.left;
  return span !== undefined && textOf(source, span) === passed ? division.right : undefined;
}
