import { types } from 'node:util';
import { textOf } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { functionStarts, plainParameters, readsOf } from '../../shared/function-starts.ts';

const COST = 1.3;

/** In a function that copies what it is given by its entries, first of all `if (value instanceof Date) return new Date(value);`. */
export const copyDates: PatchOperator = {
  name: 'copy-dates',
  family: 'statement',
  description: 'dates that become empty objects in a copy',
  floor: COST,
  on: 'module',
  *patches(sites, { source, failingValuesOf }) {
    for (const { own, body, insert } of functionStarts(sites, source)) {
      const text = textOf(source, body);
      if (!/\bObject\.(entries|keys)\(|\bfor \(const \w+ in\b/.test(text) || text.includes('Date')) continue;
      for (const name of plainParameters(own).slice(0, 1)) {
        if (!readsOf(name, body).some((read) => failingValuesOf(read).some((value) => types.isDate(value)))) continue;
        yield { edits: insert(`if (${name} instanceof Date) return new Date(${name});`), cost: COST };
      }
    }
  },
};
