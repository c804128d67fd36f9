import { endOf, startOf, textOf } from '../../syntax/node.ts';
import { itemAfter } from '../missing-value/item-after.ts';
import type { Operator } from '../operator.ts';
import { ownKeys } from '../shared/own-keys.ts';

const COST = 1.7;
const NTH = 0.05;
const MOST = 8;

/** `{ id: user.id }` → `{ id: user.id, email: user.email }`, where a failing test speaks of `email`. */
export const addField: Operator = {
  name: 'add-field',
  family: 'arguments',
  description: 'a field of the same thing that a view, a copy or a request leaves out',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, facts, bindingsAt, valuesOfName }) {
    const { node, start } = site;
    const last = node.type === 'ObjectExpression' ? node.properties.at(-1) : undefined;
    if (node.type !== 'ObjectExpression' || last === undefined) return;
    const text = textOf(source, node);
    const present = new Set(
      node.properties.flatMap((each) => {
        if (!('key' in each) || each.computed) return [];
        return each.key.type === 'Identifier' ? each.key.name : each.key.type === 'StringLiteral' ? each.key.value : [];
      }),
    );
    const names = [...bindingsAt(start).map(({ name }) => name), 'this'].filter((name) => text.includes(`${name}.`));
    const fields = names.flatMap((name) =>
      ownKeys(valuesOfName(name, site))
        .filter((key) => !present.has(key) && facts.expectedTexts.some((each) => speaksOf(each, key)))
        .map((key) => `${key}: ${name}.${key}`),
    );
    for (const [nth, field] of fields.slice(0, MOST).entries()) {
      const edit = itemAfter(last, field, node, source);
      const [from, to] = [startOf(node), endOf(node)];
      yield { text: source.slice(from, edit.start) + edit.text + source.slice(edit.end, to), cost: COST + NTH * nth };
    }
  },
};

/** The key, and not as a part of a word. */
function speaksOf(text: string, key: string): boolean {
  return new RegExp(String.raw`(?<![\w$])${key.replaceAll('$', '\\$')}(?![\w$])`).test(text);
}
