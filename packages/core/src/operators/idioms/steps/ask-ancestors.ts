import type * as Babel from '@babel/types';
import { namesIn } from '../../../syntax/names-in.ts';
import { textOf } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { functionName } from '../../shared/function-name.ts';
import { plainParameters } from '../../shared/function-starts.ts';

const COST = 1.5;

/** In `isWithin(id, other)`: `parentOf(id) === other` → `parentOf(id) !== null && isWithin(parentOf(id), other)`. */
export const askAncestors: Operator = {
  name: 'ask-ancestors',
  family: 'condition',
  description: 'only the parent asked about, and not whoever is further up',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, valuesOf }) {
    if (node.type !== 'BinaryExpression' || node.operator !== '===') return;
    const own = enclosingFunction(path);
    const [below, above, ...others] = own === undefined ? [] : plainParameters(own.node as Babel.Function);
    if (own === undefined || below === undefined || above === undefined || others.length > 0) return;
    const { left: parent, right } = node;
    const isAsked = right.type === 'Identifier' && right.name === above && parent.type !== 'Identifier';
    const called = isAsked && namesIn(parent).includes(below) ? ownCall(own) : undefined;
    if (called === undefined) return;
    const text = textOf(source, parent);
    const ends = [...new Set(valuesOf(parent))].filter((value) => value === null || value === undefined);
    const asked = ends.map((end) => `${text} !== ${end} && `).join('');
    yield { text: `${asked}${called}(${text}, ${above})`, cost: COST };
  },
};

/** How the function calls itself. */
function ownCall(own: Path): string | undefined {
  const name = functionName(own);
  if (name === undefined) return undefined;
  return /^Class.*Method$|^ObjectMethod$/.test(own.node.type) ? `this.${name}` : name;
}
