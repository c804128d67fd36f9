import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';
import { fieldsAround } from '../../shared/fields-around.ts';
import { functionStarts, plainParameters, type FunctionStart } from '../../shared/function-starts.ts';

const COST = 1.6;
const NOW = /^(now|time|at|today|timestamp)$/;
const CLOCK = /\b(now|Date\.now|getTime|clock)\(\)$/;
const AGE = /window|ttl|age|interval|period|span|duration/i;

/** In a method that knows what time it is, first of all `this.hits = this.hits.filter((each) => now - each < this.windowMs);`. */
export const forgetOld: PatchOperator = {
  name: 'forget-old',
  family: 'statement',
  description: 'a limit of so many in a while that never forgets the old ones',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const start of functionStarts(sites, source)) {
      const text = textOf(source, start.body);
      for (const [, list, now] of text.matchAll(/(this\.#?\w+)\.push\((\w+)\)/g)) {
        const place = now === undefined ? undefined : placeOf(now, start, source);
        if (place === undefined || text.includes(`${list}.filter(`)) continue;
        for (const age of fieldsAround(start.site.path).filter((each) => AGE.test(each)))
          yield { edits: place(`${list} = ${list}.filter((each) => ${now} - each < this.${age});`), cost: COST };
      }
    }
  },
};

/** Where the time is known first: at the start of a function that is told, or behind the statement that asks a clock. */
function placeOf(
  now: string,
  { own, body, insert }: FunctionStart,
  source: string,
): FunctionStart['insert'] | undefined {
  if (plainParameters(own).includes(now)) return NOW.test(now) ? insert : undefined;
  const asks = body.body.find((each) => each.type === 'VariableDeclaration' && asksClock(each, now, source));
  if (asks === undefined) return undefined;
  const at = endOf(asks);
  const gap = `\n${indentAt(source, startOf(asks))}`;
  return (...statements) => [{ start: at, end: at, text: statements.map((each) => gap + each).join('') }];
}

function asksClock({ declarations }: Babel.VariableDeclaration, now: string, source: string): boolean {
  return declarations.some(({ id, init }) => init && textOf(source, id) === now && CLOCK.test(textOf(source, init)));
}
