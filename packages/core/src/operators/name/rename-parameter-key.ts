import type * as Babel from '@babel/types';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
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
  *patches(sites, { facts }) {
    const functions = new Set(sites.map(({ path }) => enclosingFunction(path)?.node as Babel.Function | undefined));
    for (const own of functions) {
      for (const properties of own?.params.map(propertiesOf) ?? []) {
        const taken = new Set(properties.map(({ key }) => nameOf(key)));
        for (const { computed, key, shorthand, value } of properties) {
          const bound = nameOf(value.type === 'AssignmentPattern' ? value.left : value);
          if (computed || key.type !== 'Identifier') continue;
          const [start, end] = [startOf(key), endOf(key)];
          if (!shorthand && bound !== undefined)
            yield { edits: [{ start, end: startOf(value), text: '' }], cost: COST.alias };
          for (const name of facts.members) {
            if (name === bound || taken.has(name) || name.startsWith('#')) continue;
            const edit = shorthand ? { start, end: start, text: `${name}: ` } : { start, end, text: name };
            yield { edits: [edit], cost: COST.member };
          }
        }
      }
    }
  },
};

function propertiesOf(parameter: Node): Babel.ObjectProperty[] {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) => (each.type === 'ObjectProperty' ? [each] : []));
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}
