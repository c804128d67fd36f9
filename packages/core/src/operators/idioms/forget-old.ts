import { textOf } from '../../syntax/node.ts';
import type { PatchOperator } from '../operator.ts';
import { fieldsAround } from './fields-around.ts';
import { functionStarts, plainParameters } from './function-starts.ts';

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
    for (const { own, body, site, insert } of functionStarts(sites, source)) {
      const now = plainParameters(own).find((name) => NOW.test(name));
      if (now === undefined) continue;
      const text = textOf(source, body);
      for (const age of fieldsAround(site.path).filter((each) => AGE.test(each))) {
        for (const [, list] of text.matchAll(new RegExp(String.raw`(this\.#?\w+)\.push\(${now}\)`, 'g'))) {
          if (text.includes(`${list}.filter(`)) continue;
          yield { edits: insert(`${list} = ${list}.filter((each) => ${now} - each < this.${age});`), cost: COST };
        }
      }
    }
  },
};
