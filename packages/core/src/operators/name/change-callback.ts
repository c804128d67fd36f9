import type { Operator } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';

const CONVERTERS = ['Number', 'String', 'Boolean'];

/** `texts.map(parseInt)` → `texts.map(Number)`, `texts.map((item) => parseInt(item, 10))`, `names.map(slug)` → `names.map(title)`. */
export const changeCallback: Operator = {
  name: 'change-callback',
  family: 'name',
  description:
    'a function handed over that takes more than the item, such as `parseInt` to `map`, or the wrong one of two',
  floor: 1.2,
  on: 'expression',
  *replacements({ node, path, start }, { source, facts, bindingsAt }) {
    const call = path.parent?.node;
    if (call === undefined || path.key !== 'arguments' || methodName(call) === undefined) return;
    const text = textOf(source, node);
    const parses = /^(Number\.)?parse(Int|Float)$/.test(text);
    if (!parses && !CONVERTERS.includes(text) && !facts.functions.has(text)) return;
    if (parses)
      yield { text: text.endsWith('Int') ? `(item) => ${text}(item, 10)` : `(item) => ${text}(item)`, cost: 1.3 };
    for (const name of CONVERTERS)
      if (name !== text) yield { text: name, cost: parses && name === 'Number' ? 1.2 : 1.6 };
    for (const { name, parameters } of bindingsAt(start)) {
      if (name !== text && parameters?.length === 1) yield { text: name, cost: 1.6 };
    }
  },
};
