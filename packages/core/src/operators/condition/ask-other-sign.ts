import { textOf } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { operandText, quote } from '../shared/text.ts';

const COST = 1.3;
const MOST = 3;
const JOINS: Readonly<Record<string, string>> = { '===': '||', '==': '||', '!==': '&&', '!=': '&&' };
/** A letter or a longer text more would be made for one test. */
const SIGN = /^[^\p{L}\p{N}\s]$/u;

/** `next === '/'` → `next === '/' || next === '?'`, where a failing test comes by with a `?` that the module does not ask for there. */
export const askOtherSign: Operator = {
  name: 'ask-other-sign',
  family: 'condition',
  description: 'one of several signs that end or separate something, forgotten',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    const join = node.type === 'BinaryExpression' ? JOINS[node.operator] : undefined;
    if (node.type !== 'BinaryExpression' || join === undefined) return;
    const { left, right, operator } = node;
    if (right.type !== 'StringLiteral' || !SIGN.test(right.value)) return;
    let whole = path;
    while (whole.parent?.node.type === 'LogicalExpression') whole = whole.parent;
    const asked = operandText(source, left);
    const signs = failingValuesOf(left).filter((value) => typeof value === 'string' && SIGN.test(value)) as string[];
    const others = [...new Set(signs)]
      .filter((sign) => sign !== right.value)
      .map((sign) => `${asked} ${operator} ${quote(sign)}`)
      .filter((question) => !textOf(source, whole.node).replaceAll('"', "'").includes(question));
    for (const question of others.slice(0, MOST))
      yield { text: `${textOf(source, node)} ${join} ${question}`, cost: COST };
  },
};
