import { isLoop, textOf } from '../../syntax/node.ts';
import { enclosing } from '../../syntax/path.ts';
import { isChain } from '../shared/is-chain.ts';
import type { Operator } from '../operator.ts';

const COST = 1.2;

/** `for (const key of keys) holder = holder[key];` → `holder = holder[key] ??= {};`, where there was nothing. */
export const makeOnTheWay: Operator = {
  name: 'make-on-the-way',
  family: 'missing-value',
  description: 'a way through nested objects to a place that is to be set, of which a part is not there yet',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    if (node.type !== 'MemberExpression' || !node.computed || !isChain(node)) return;
    const up = path.parent?.node;
    const isStep = path.key === 'right' && up?.type === 'AssignmentExpression' && up.operator === '=';
    const isKept = path.key === 'init' && up?.type === 'VariableDeclarator';
    if (!isStep && !isKept) return;
    if (isStep && textOf(source, up.left) !== textOf(source, node.object)) return;
    if (!failingValuesOf(node).includes(undefined)) return;
    if (isStep && enclosing(path, isLoop) === undefined) return;
    yield { text: `(${textOf(source, node)} ??= {})`, cost: COST };
  },
};
