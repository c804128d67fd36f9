import { textOf } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { insteadOf } from '../../shared/instead-of.ts';
import { isChain } from '../../shared/is-chain.ts';

const COST = 1.3;

/** `picked[key] = source[key];` → `if (Object.hasOwn(source, key)) picked[key] = source[key];`, where there was nothing. */
export const copyWhatIsThere: PatchOperator = {
  name: 'copy-what-is-there',
  family: 'condition',
  description: 'keys copied that the object does not have: they are there, with nothing under them',
  floor: COST,
  on: 'module',
  *patches(sites, { source, failingValuesOf }) {
    for (const { node, path } of sites) {
      if (node.type !== 'AssignmentExpression' || node.operator !== '=') continue;
      const { left, right } = node;
      const isCopied =
        left.type === 'MemberExpression' && left.computed && right.type === 'MemberExpression' && right.computed;
      const statement = path.parent;
      if (!isCopied || !isChain(right) || statement?.node.type !== 'ExpressionStatement') continue;
      const key = textOf(source, right.property);
      if (key !== textOf(source, left.property) || !failingValuesOf(right).includes(undefined)) continue;
      const asks = [`Object.hasOwn(${textOf(source, right.object)}, ${key})`, `${textOf(source, right)} !== undefined`];
      const copied = textOf(source, statement.node);
      for (const [nth, asked] of asks.entries())
        yield { edits: [insteadOf(statement, `if (${asked}) ${copied}`)], cost: COST + 0.1 * nth };
    }
  },
};
