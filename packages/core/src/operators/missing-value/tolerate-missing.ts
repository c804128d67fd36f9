import type { Operator, OperatorContext, Replacement } from '../operator.ts';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import { operandText } from '../shared/text.ts';
import type { ValueKind } from '../../model/value-kind.ts';

const DEFAULTS: readonly (readonly [string, ValueKind])[] = [
  ['0', 'number'],
  ["''", 'string'],
  ['[]', 'array'],
  ['{}', 'object'],
  ['false', 'boolean'],
  ['true', 'boolean'],
  ['1', 'number'],
];

/** `a.b` → `a?.b`, `x` → `x ?? 0`: early where null or undefined was seen. */
export const tolerateMissing: Operator = {
  name: 'tolerate-missing',
  family: 'missing-value',
  description: 'null or undefined not expected: optional chaining or a default is missing',
  floor: 1.1,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf, valuesOf }) {
    const up = path.parent?.node;
    if (up?.type === 'ExpressionStatement' && node.type !== 'CallExpression') return;
    const chained = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee : node;
    if (
      chained.type === 'MemberExpression' &&
      chained.object.type !== 'Super' &&
      chained.object.type !== 'ThisExpression'
    ) {
      const missing = valuesOf(chained.object).some((value) => value === null || value === undefined);
      const receiver = chained.object.type === 'TSNonNullExpression' ? chained.object.expression : chained.object;
      const object = operandText(source, receiver);
      const end = chained.computed ? source.indexOf('[', endOf(chained.object)) : startOf(chained.property);
      const link = `${object}?.${source.slice(end, endOf(node))}`;
      yield { text: link, cost: missing ? 1.1 : 2 };
      if (missing) for (const [other] of DEFAULTS) yield { text: `${link} ?? ${other}`, cost: 1.8 };
    }
    if (node.type === 'LogicalExpression' || up?.type === 'LogicalExpression' || path.key === 'test') return;
    // What a statement's call gives is of no use to anybody.
    if (up?.type === 'ExpressionStatement') return;
    yield* bothSides(node, source, valuesOf);
    const seen = valuesOf(node);
    if (!seen.some((value) => value === null || value === undefined)) return;
    if (node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined')) return;
    const kind = kindOf(node) ?? (up?.type === 'BinaryExpression' ? 'number' : undefined);
    const value = node.type === 'TSNonNullExpression' ? node.expression : node;
    for (const [other, suits] of DEFAULTS) {
      // Where nothing else was seen, any would be a guess.
      const cost = kind === undefined ? 1.7 : kind === suits ? 1.3 : 2.1;
      yield { text: `${operandText(source, value)} ?? ${other}`, cost };
    }
  },
};

/** `a[i] - b[i]` → `(a[i] ?? 0) - (b[i] ?? 0)`, where either was missing now and then. */
function* bothSides(node: Node, source: string, valuesOf: OperatorContext['valuesOf']): Generator<Replacement> {
  if (node.type !== 'BinaryExpression' || !/^([-+*]|[<>]=?)$/.test(node.operator)) return;
  const sides = [node.left, node.right];
  if (!sides.every((side) => valuesOf(side).some((value) => value === null || value === undefined))) return;
  const [left, right] = sides.map((side) => `(${operandText(source, side)} ?? 0)`);
  yield { text: `${left} ${node.operator} ${right}`, cost: 1.5 };
}
