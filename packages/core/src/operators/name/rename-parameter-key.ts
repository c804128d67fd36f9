import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import type { PatchOperator } from '../operator.ts';

const COST = { alias: 1.1, member: 1.5 };

/** `function area({ width, depth: height })` → `({ width, height })`. */
export const renameParameterKey: PatchOperator = {
  name: 'rename-parameter-key',
  family: 'name',
  description: 'a wrong property taken out of an argument',
  floor: COST.alias,
  on: 'module',
  *patches(sites, { source, facts }) {
    const functions = new Set(sites.map(({ path }) => enclosingFunction(path)?.node as Babel.Function | undefined));
    for (const own of functions) {
      for (const property of own?.params.flatMap(propertiesOf) ?? []) {
        if (property.computed || property.key.type !== 'Identifier') continue;
        const { key, shorthand, value } = property;
        const [start, end] = [startOf(property), endOf(property)];
        const bound = textOf(source, value);
        if (!shorthand && value.type === 'Identifier') yield { edits: [{ start, end, text: bound }], cost: COST.alias };
        for (const name of facts.members)
          if (name !== key.name && name !== bound && !name.startsWith('#'))
            yield { edits: [{ start, end, text: `${name}: ${bound}` }], cost: COST.member };
      }
    }
  },
};

function propertiesOf(parameter: Node): Babel.ObjectProperty[] {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) => (each.type === 'ObjectProperty' ? [each] : []));
}
