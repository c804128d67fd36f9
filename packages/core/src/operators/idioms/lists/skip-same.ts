import type * as Babel from '@babel/types';
import { isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.6;
const LOOP = /^(For|ForOf|While)Statement$/;

/** In a loop that ends with `previous = day;`, first of all `if (day === previous) continue;`, where a failing test has come to two alike. */
export const skipSame: PatchOperator = {
  name: 'skip-same',
  family: 'statement',
  description: 'the same day, line or event once more, which counts as a new one',
  floor: COST,
  on: 'module',
  *patches(sites, { source, failingValuesOf }) {
    for (const site of sites) {
      const body = loopBody(site);
      const [first] = body?.body ?? [];
      if (body === undefined || first === undefined) continue;
      const { kept, item } = remembered(body) ?? {};
      const values = item === undefined ? [] : failingValuesOf(item);
      const isRepeated = values.some((value, index) => index > 0 && value === values[index - 1]);
      if (kept === undefined || item === undefined || !isRepeated) continue;
      const at = startOf(first);
      const text = `if (${textOf(source, item)} === ${textOf(source, kept)}) continue;\n${indentAt(source, at)}`;
      yield { edits: [{ start: at, end: at, text }], cost: COST };
    }
  },
};

function loopBody({ node }: OperatorSite): Babel.BlockStatement | undefined {
  if (!LOOP.test(node.type)) return undefined;
  const { body } = node as Babel.ForStatement;
  return body.type === 'BlockStatement' ? body : undefined;
}

/** What the loop keeps of an item for its next round, last of all. */
function remembered(body: Babel.BlockStatement): { kept: Node; item: Node } | undefined {
  const last = body.body.at(-1);
  if (last?.type !== 'ExpressionStatement' || last.expression.type !== 'AssignmentExpression') return undefined;
  const { left, operator, right } = last.expression;
  const isPlain = left.type === 'Identifier' && /^(Identifier|MemberExpression)$/.test(right.type);
  const isRead = [...pathsOf(body, isFunction)].some(
    ({ node }) => node.type === 'Identifier' && node !== left && node.name === (left as Babel.Identifier).name,
  );
  return operator === '=' && isPlain && isRead ? { kept: left, item: right } : undefined;
}
