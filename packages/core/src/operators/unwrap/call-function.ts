import type * as Babel from '@babel/types';
import type { Operator } from '../operator.ts';
import { enclosingFunction, type Path } from '../../syntax/path.ts';
import { textOf, type Node } from '../../syntax/node.ts';
import { patternNames } from '../../syntax/scope.ts';
import { operandText } from '../shared/text.ts';

const MOST_FUNCTIONS = 6;
/** Who has a function to copy something has it for what is kept. */
const COPIES = /^(copy|clone|deepCopy|snapshot)([A-Z]|$)/;
const COPIED = 1.3;
const VALUE = /^(Identifier|MemberExpression|CallExpression)$/;

/** `...item` → `...flatten(item)`, `list.includes(x)` → `list.map(normalize).includes(x)`: a function of the module, once more. */
export const callFunction: Operator = {
  name: 'call-function',
  family: 'unwrap',
  description:
    'a value not put through a function of the module: a recursion, a normalization, an escape that was forgotten',
  floor: COPIED,
  on: 'expression',
  *replacements({ node, path, start }, { source, kindOf, bindingsAt }) {
    if (!VALUE.test(node.type) || path.parent?.node.type === 'ExpressionStatement' || path.key === 'object') {
      if (path.key !== 'object' || kindOf(node) !== 'array') return;
    }
    const own = ownFunction(path);
    const functions = bindingsAt(start).filter(
      ({ parameters, name }) => parameters?.length === 1 || (name === own.name && parameters !== undefined),
    );
    for (const { name } of functions.slice(0, MOST_FUNCTIONS)) {
      if (isCalled(path, name, source) || textOf(source, node).startsWith(`${name}(`)) continue;
      if (kindOf(node) === 'array') yield { text: `${operandText(source, node)}.map(${name})`, cost: 2.1 };
      // What a function was given would lead it back to itself for ever.
      const isEndless = name === own.name && node.type === 'Identifier' && own.parameters.includes(node.name);
      if (path.key === 'object' || isEndless) continue;
      const copies = path.key === 'right' && COPIES.test(name);
      const cost = copies ? COPIED : name === own.name ? 1.9 : 2.1;
      yield { text: `${name}(${textOf(source, node)})`, cost };
    }
  },
};

/** The innermost function around that has a name. */
function ownFunction(path: Path): { name: string | undefined; parameters: readonly string[] } {
  for (let around = enclosingFunction(path); around !== undefined; around = enclosingFunction(around)) {
    const holder = around.parent?.node.type === 'VariableDeclarator' ? around.parent.node : around.node;
    const { id } = holder as { id?: Node | null };
    if (id?.type !== 'Identifier') continue;
    return { name: id.name, parameters: (around.node as Babel.Function).params.flatMap(patternNames) };
  }
  return { name: undefined, parameters: [] };
}

function isCalled({ parent, key }: Path, name: string, source: string): boolean {
  const call = parent?.node;
  return key === 'arguments' && call !== undefined && 'callee' in call && textOf(source, call.callee) === name;
}
