import type { Operator } from '../operator.ts';
import { endOf, startOf } from '../../syntax/node.ts';

/** `create({ write })` → `create({ level, write })`: a name in scope that goes with the others. */
export const addProperty: Operator = {
  name: 'add-property',
  family: 'arguments',
  description: 'an option that is not passed on, a field that a copy leaves out',
  floor: 1.5,
  on: 'expression',
  *replacements({ node, start }, { source, facts, bindingsAt }) {
    if (node.type !== 'ObjectExpression' || node.properties.length === 0) return;
    const present = new Set(
      node.properties.flatMap((property) =>
        'key' in property && property.key.type === 'Identifier' && !property.computed ? [property.key.name] : [],
      ),
    );
    const [first] = node.properties;
    const at = startOf(first as NonNullable<typeof first>);
    for (const { name, kind, moduleLevel } of bindingsAt(start)) {
      if (present.has(name) || moduleLevel || !/^(parameter|const|let|var)$/.test(kind)) continue;
      const text = `${source.slice(startOf(node), at)}${name}, ${source.slice(at, endOf(node))}`;
      yield { text, cost: facts.members.includes(name) ? 1.5 : 1.9 };
    }
  },
};
