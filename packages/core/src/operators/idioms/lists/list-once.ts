import { pathsOf, enclosingFunction } from '../../../syntax/path.ts';
import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

const ITERATES = /\.(values|keys|entries|matchAll)\([^()]*\)$/;
const NAMESPACED = /\bObject\.(values|keys|entries)\(/;

/** `const found = all.values();` → `const found = [...all.values()];`, where it is walked through twice. */
export const listOnce: Operator = {
  name: 'list-once',
  family: 'collection',
  description: 'an iterator that is at its end when it is read the second time',
  floor: 1,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const declared = path.parent?.node;
    if (declared?.type !== 'VariableDeclarator' || path.key !== 'init' || declared.id.type !== 'Identifier') return;
    const text = textOf(source, node);
    if (node.type !== 'CallExpression' || !ITERATES.test(text) || NAMESPACED.test(text)) return;
    const { name } = declared.id;
    const around = enclosingFunction(path)?.node;
    const reads =
      around === undefined
        ? []
        : [...pathsOf(around)].filter(({ node: each }) => each.type === 'Identifier' && each.name === name);
    // One of them is the declaration.
    if (reads.length > 2) yield { text: `[...${text}]`, cost: 1 };
  },
};
