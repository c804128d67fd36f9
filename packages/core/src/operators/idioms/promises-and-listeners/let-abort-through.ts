import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import { enclosing, type Path } from '../../../syntax/path.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import { ownValue } from '../../shared/own-keys.ts';
import { operandText } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.4;

/** In a `catch` that tries again, `if (attempt >= times) throw error;` → `if (attempt >= times || error.name === 'AbortError') throw error;`. */
export const letAbortThrough: Operator = {
  name: 'let-abort-through',
  family: 'async',
  description: 'work that somebody has called off tried once more, or its end told as a failure',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, facts, valuesOfName }) {
    const { node, path } = site;
    const error = path.key === 'test' ? rethrownIn(path) : undefined;
    if (error === undefined || textOf(source, node).includes('AbortError')) return;
    if (!valuesOfName(error, site).some(isAbort)) return;
    const asked = facts.isTyped ? `(${error} as Error).name` : `${error}.name`;
    const isTight = node.type === 'BinaryExpression' || (node.type === 'LogicalExpression' && node.operator === '||');
    const own = isTight ? textOf(source, node) : operandText(source, node);
    yield { text: `${own} || ${asked} === 'AbortError'`, cost: COST };
  },
};

/** The name of the caught error, where the answer to a question is to throw it. */
function rethrownIn(path: Path): string | undefined {
  const asked = path.parent?.node;
  const caught = enclosing(path, ({ type }) => type === 'CatchClause')?.node as Babel.CatchClause | undefined;
  if (asked?.type !== 'IfStatement' || caught?.param?.type !== 'Identifier') return undefined;
  const only = onlyStatement(asked.consequent);
  const thrown = only?.type === 'ThrowStatement' ? only.argument : undefined;
  return thrown?.type === 'Identifier' && thrown.name === caught.param.name ? thrown.name : undefined;
}

function isAbort(error: unknown): boolean {
  return ownValue(error, 'name') === 'AbortError' || (error instanceof DOMException && error.name === 'AbortError');
}
