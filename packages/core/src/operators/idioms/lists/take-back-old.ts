import type * as Babel from '@babel/types';
import { startOf, textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { freeName } from '../../shared/free-name.ts';
import { isChain } from '../../shared/is-chain.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import { indentAt } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.5;

/** Before `votes.set(user, option);`, beside which `counts[option]` grows: `const old = votes.get(user); if (old !== undefined) counts[old] -= 1;`. */
export const takeBackOld: PatchOperator = {
  name: 'take-back-old',
  family: 'statement',
  description: 'a tally of what somebody has chosen, in which an earlier choice still counts',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { call, site } of loneCalls(sites)) {
      const [key, value, ...others] = call.arguments;
      const statement = site.path.parent;
      const block = statement?.parent?.node;
      if (methodName(call) !== 'set' || key === undefined || value?.type !== 'Identifier' || others.length > 0)
        continue;
      if (block?.type !== 'BlockStatement' || statement?.index === undefined || !isChain(key)) continue;
      const name = freeName(site.path, ['previous', 'old', 'before']);
      if (name === undefined) continue;
      const map = textOf(source, (call.callee as Babel.MemberExpression).object);
      for (const tally of tallies(block, value.name, source)) {
        const at = startOf(statement.node);
        const gap = `\n${indentAt(source, at)}`;
        const asks = `const ${name} = ${map}.get(${textOf(source, key)});`;
        const text = `${asks}${gap}if (${name} !== undefined) ${tally(name)};${gap}`;
        yield { edits: [{ start: at, end: at, text }], cost: COST };
      }
    }
  },
};

/** `counts[option] = (counts[option] ?? 0) + 1`, `counts[option] += 1`, `counts[option]++`: how the tally of another goes down. */
function* tallies(
  { body }: Babel.BlockStatement,
  option: string,
  source: string,
): Generator<(other: string) => string> {
  for (const { type, expression } of body as Babel.ExpressionStatement[]) {
    if (type !== 'ExpressionStatement') continue;
    const place =
      expression.type === 'AssignmentExpression' && isGrowth(expression, source)
        ? expression.left
        : expression.type === 'UpdateExpression' && expression.operator === '++'
          ? expression.argument
          : undefined;
    if (place?.type !== 'MemberExpression' || !place.computed || textOf(source, place.property) !== option) continue;
    const counts = textOf(source, place.object);
    yield (other) => `${counts}[${other}] -= 1`;
  }
}

function isGrowth({ operator, left, right }: Babel.AssignmentExpression, source: string): boolean {
  if (operator === '+=') return textOf(source, right) === '1';
  const text = textOf(source, right);
  return operator === '=' && text.includes(textOf(source, left)) && text.endsWith('+ 1');
}
