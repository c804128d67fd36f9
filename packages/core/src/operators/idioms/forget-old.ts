import type * as Babel from '@babel/types';
import { startOf, textOf } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { fieldsAround } from './fields-around.ts';
import type { PatchOperator } from '../operator.ts';
import { indentAt } from '../text.ts';

const COST = 1.6;
const NOW = /^(now|time|at|today|timestamp)$/;
const AGE = /window|ttl|age|interval|period|span|duration/i;

/** In a method that is told what time it is, first of all `this.hits = this.hits.filter((each) => now - each < this.windowMs);`. */
export const forgetOld: PatchOperator = {
  name: 'forget-old',
  family: 'statement',
  description: 'a limit of so many in a while that never forgets the old ones',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      const own = enclosingFunction(path)?.node as Babel.Function | undefined;
      if (own?.body.type !== 'BlockStatement' || own.body.body[0] !== node) continue;
      const now = own.params.find((param) => param.type === 'Identifier' && NOW.test(param.name));
      const text = textOf(source, own.body);
      if (now === undefined) continue;
      const { name } = now as Babel.Identifier;
      for (const age of fieldsAround(path).filter((each) => AGE.test(each))) {
        for (const [, list] of text.matchAll(new RegExp(String.raw`(this\.#?\w+)\.push\(${name}\)`, 'g'))) {
          const at = startOf(node);
          const kept = `${list} = ${list}.filter((each) => ${name} - each < this.${age});\n${indentAt(source, at)}`;
          if (!text.includes(`${list}.filter(`)) yield { edits: [{ start: at, end: at, text: kept }], cost: COST };
        }
      }
    }
  },
};
