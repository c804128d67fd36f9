import { endOf, startOf } from '../../syntax/node.ts';
import { commonKind } from '../shared/value-kind.ts';
import type { PatchOperator } from '../operator.ts';

const COST = 1.5;

/** `{ key, name }` → `{ key, name: label }`. */
export const replaceShorthand: PatchOperator = {
  name: 'replace-shorthand',
  family: 'variable',
  description: 'a field filled with the variable of its name, where another one of the same kind is meant',
  floor: COST,
  on: 'module',
  *patches(sites, { bindingsAt, valuesOfName }) {
    for (const site of sites) {
      if (site.node.type !== 'ObjectExpression') continue;
      for (const property of site.node.properties) {
        if (property.type !== 'ObjectProperty' || !property.shorthand || property.key.type !== 'Identifier') continue;
        const { name } = property.key;
        const kind = commonKind(valuesOfName(name, site));
        for (const binding of bindingsAt(site.start)) {
          if (binding.name === name || binding.moduleLevel || binding.parameters !== undefined) continue;
          if (kind === undefined || commonKind(valuesOfName(binding.name, site)) !== kind) continue;
          const [start, end] = [startOf(property), endOf(property)];
          yield { edits: [{ start, end, text: `${name}: ${binding.name}` }], cost: COST };
        }
      }
    }
  },
};
