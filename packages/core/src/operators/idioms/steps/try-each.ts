import { endOf, isLoop, startOf, textOf } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { indentAt, indentStep } from '../../shared/text.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.3;
const LEAVES = /^(Return|Throw|Break|Continue)Statement$/;

/** `try { for (…) release(item); } catch (error) { errors.push(error); }` → `for (…) { try { release(item); } catch (error) { … } }`. */
export const tryEach: Operator = {
  name: 'try-each',
  family: 'order',
  description: 'one error that ends a walk through all items, although errors are kept and the others want their turn',
  floor: COST,
  on: 'statement',
  *replacements({ node, start }, { source }) {
    if (node.type !== 'TryStatement' || !node.handler || node.finalizer) return;
    const loop = onlyStatement(node.block);
    if (loop === undefined || !isLoop(loop) || loop.type === 'DoWhileStatement') return;
    // Who leaves in the handler means to end the walk.
    if ([...pathsOf(node.handler.body)].some(({ node: each }) => LEAVES.test(each.type))) return;
    const [outer, step] = [indentAt(source, start), indentStep(source)];
    const head = source.slice(startOf(loop), startOf(loop.body));
    const { body } = loop;
    const inner = body.type === 'BlockStatement' ? textOf(source, body) : `{ ${textOf(source, body)} }`;
    const handler = source.slice(endOf(node.block), endOf(node));
    yield { text: `${head}{\n${outer}${step}try ${inner}${handler}\n${outer}}`, cost: COST };
  },
};
