import { endOf, startOf } from '../../../syntax/node.ts';
import { isWrittenOut } from '../../shared/is-written-out.ts';
import { commonKind } from '../../shared/value-kind.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 0.8;

/** `JSON.stringify({ version, settings })` → `JSON.stringify({ version, settings: Object.fromEntries(settings) })`. */
export const spellOutShorthand: PatchOperator = {
  name: 'spell-out-shorthand',
  family: 'collection',
  description: 'a map or a set among the fields of what is written as JSON, which shows nothing of it',
  floor: COST,
  on: 'module',
  *patches(sites, { source, valuesOfName }) {
    for (const site of sites) {
      if (site.node.type !== 'ObjectExpression' || !isWrittenOut(site.path, source)) continue;
      // One of two would leave the other as it is.
      const edits = site.node.properties.flatMap((property) => {
        if (property.type !== 'ObjectProperty' || !property.shorthand || property.key.type !== 'Identifier') return [];
        const { name } = property.key;
        const kind = commonKind(valuesOfName(name, site));
        if (kind !== 'map' && kind !== 'set') return [];
        const text = kind === 'map' ? `Object.fromEntries(${name})` : `[...${name}]`;
        return [{ start: startOf(property), end: endOf(property), text: `${name}: ${text}` }];
      });
      if (edits.length > 0) yield { edits, cost: COST };
    }
  },
};
