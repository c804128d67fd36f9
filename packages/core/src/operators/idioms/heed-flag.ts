import type { PatchOperator } from '../operator.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';
import { functionStarts, plainParameters } from './function-starts.ts';

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
        const items = valuesOfName(name, site).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
        const flags = ownKeys(items).filter(
          (key) => !facts.members.includes(key) && items.some((item) => ownValue(item, key) === true),
        );
        for (const flag of flags.slice(0, MOST_FLAGS)) {
          const filtered = (test: string): string => `${name} = ${name}.filter((each) => ${test});`;
          yield { edits: insert(filtered(`!each.${flag}`)), cost: COST };
          yield { edits: insert(filtered(`each.${flag}`)), cost: COST + 0.1 };
        }
      }
    }
  },
};
