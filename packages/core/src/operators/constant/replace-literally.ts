import { textOf } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';
import type { Operator } from '../operator.ts';

/** `text.replace(mark, value)` → `text.replace(mark, () => value)`, where the value has a `$` in it. */
export const replaceLiterally: Operator = {
  name: 'replace-literally',
  family: 'constant',
  description: 'a `$` in a replacement that is meant as it is, but stands for a part of what was found',
  floor: 1.4,
  on: 'expression',
  *replacements({ node, path }, { source, valuesOf }) {
    const call = path.parent?.node;
    if (path.key !== 'arguments' || call?.type !== 'CallExpression' || call.arguments[1] !== node) return;
    if (!/^replace(All)?$/.test(methodName(call) ?? '')) return;
    if (valuesOf(node).some((value) => typeof value === 'string' && value.includes('$')))
      yield { text: `() => ${textOf(source, node)}`, cost: 1.4 };
  },
};
