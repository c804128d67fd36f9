import type { Operator, OperatorContext } from '../operator.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { ownKeys } from '../shared/own-keys.ts';

/** `const { width: maxHeight } = box` → `const { height: maxHeight } = box`. */
export const renameKey: Operator = {
  name: 'rename-key',
  family: 'name',
  description: 'a wrong property taken out of an object',
  floor: 1.1,
  on: 'statement',
  *replacements({ node, start }, context) {
    if (node.type !== 'VariableDeclaration') return;
    const whole = textOf(context.source, node);
    for (const { id, init } of node.declarations) {
      if (id.type !== 'ObjectPattern' || !init) continue;
      for (const property of id.properties) {
        if (property.type !== 'ObjectProperty' || property.computed || property.key.type !== 'Identifier') continue;
        const { key, shorthand, value } = property;
        const target = value.type === 'AssignmentPattern' ? value.left : value;
        const bound = target.type === 'Identifier' ? target.name : undefined;
        const before = whole.slice(0, startOf(key) - start);
        // `{ depth: height }`: what it is called here is the nearest name.
        const isKey = bound !== undefined && !shorthand && ownKeys(context.valuesOf(init)).includes(bound);
        const alias = before + whole.slice(startOf(value) - start);
        if (isKey) yield { text: alias, cost: 1.1 };
        for (const { name, cost } of namesFor(key.name, init, context)) {
          if (!shorthand && name === bound) {
            if (!isKey) yield { text: alias, cost };
            continue;
          }
          const text = shorthand ? `${name}: ${textOf(context.source, value)}` : name;
          const end = shorthand ? endOf(property) : endOf(key);
          yield { text: before + text + whole.slice(end - start), cost };
        }
      }
    }
  },
};

/** Keys that the object was seen with first. */
function* namesFor(
  current: string,
  init: Node,
  { valuesOf, facts }: OperatorContext,
): Generator<{ name: string; cost: number }> {
  const keys = ownKeys(valuesOf(init));
  for (const name of keys) if (name !== current) yield { name, cost: facts.members.includes(name) ? 1.1 : 1.4 };
  for (const name of facts.members) {
    if (name !== current && !keys.includes(name) && !name.startsWith('#'))
      yield { name, cost: keys.length === 0 ? 1.3 : 1.9 };
  }
}
