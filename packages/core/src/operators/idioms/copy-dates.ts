import type * as Babel from '@babel/types';
import { types } from 'node:util';
import { isFunction, textOf } from '../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../syntax/path.ts';
import type { PatchOperator } from '../operator.ts';
import { indentAt } from '../text.ts';

const COST = 1.3;

/** In a function that copies what it is given by its entries, first of all `if (value instanceof Date) return new Date(value);`. */
export const copyDates: PatchOperator = {
  name: 'copy-dates',
  family: 'statement',
  description: 'dates that become empty objects in a copy',
  floor: COST,
  on: 'module',
  *patches(sites, { source, failingValuesOf }) {
    for (const { node, path, start } of sites) {
      const own = enclosingFunction(path)?.node as Babel.Function | undefined;
      if (own?.body.type !== 'BlockStatement' || own.body.body[0] !== node) continue;
      const text = textOf(source, own.body);
      if (!/\bObject\.(entries|keys)\(|\bfor \(const \w+ in\b/.test(text) || text.includes('Date')) continue;
      for (const param of own.params.slice(0, 1)) {
        if (param.type !== 'Identifier') continue;
        const reads = [...pathsOf(own.body, isFunction)].filter(
          ({ node: each }) => each.type === 'Identifier' && each.name === param.name,
        );
        if (!reads.some(({ node: each }) => failingValuesOf(each).some((value) => types.isDate(value)))) continue;
        const guard = `if (${param.name} instanceof Date) return new Date(${param.name});\n${indentAt(source, start)}`;
        yield { edits: [{ start, end: start, text: guard }], cost: COST };
      }
    }
  },
};
