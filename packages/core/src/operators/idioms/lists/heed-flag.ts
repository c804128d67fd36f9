import type { PatchOperator } from '../../operator.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { isList } from '../../shared/value-kind.ts';
import { functionStarts, plainParameters } from '../../shared/function-starts.ts';

const COST = 1.4;
const MOST_FLAGS = 3;

/** First in a function that never asks for `hidden`, `columns = columns.filter((each) => !each.hidden);`. */
export const heedFlag: PatchOperator = {
  name: 'heed-flag',
  family: 'missing-value',
  description: 'items counted, shown or used that say of themselves that they are not to be',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts, valuesOfName }) {
    for (const { own, site, insert } of functionStarts(sites, source)) {
      for (const name of plainParameters(own)) {
        if (name === 'this') continue;
        const values = valuesOfName(name, site);
        const items = values.flatMap((value) => (isList(value) ? value : []));
        const flags = ownKeys(items).filter(
          (key) => !facts.members.includes(key) && items.some((item) => ownValue(item, key) === true),
        );
        // Other calls may give nothing, or one thing alone.
        const asked = values.every((value) => isList(value)) ? '' : `if (Array.isArray(${name})) `;
        const item = items.some((each) => each === null || each === undefined) ? 'each?' : 'each';
        for (const flag of flags.slice(0, MOST_FLAGS)) {
          const filtered = (not: string): string =>
            `${asked}${name} = ${name}.filter((each) => ${not}${item}.${flag});`;
          yield { edits: insert(filtered('!')), cost: COST };
          yield { edits: insert(filtered('')), cost: COST + 0.1 };
        }
      }
    }
  },
};
