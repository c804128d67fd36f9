import type * as Babel from '@babel/types';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { loopStarts } from '../../shared/loop-starts.ts';
import { ownKeys } from '../../shared/own-keys.ts';

const COST = 1.6;
const MOST = 4;

/** What a range has at its two ends, as part of a name. */
const ENDS: readonly (readonly [string, string])[] = [
  ['start', 'end'],
  ['from', 'to'],
  ['begin', 'end'],
  ['min', 'max'],
  ['first', 'last'],
  ['low', 'high'],
  ['lower', 'upper'],
  ['open', 'close'],
  ['checkIn', 'checkOut'],
];

/** First of all in a loop over ranges, beside a range of its own: `if (taken.end <= open || taken.start >= close) continue;`. */
export const skipOutside: PatchOperator = {
  name: 'skip-outside',
  family: 'statement',
  description: 'ranges that lie outside of the one that is looked at, counted all the same: calendars, windows, pages',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const { loop, site, insert } of loopStarts(sites, context.source)) {
      const item = itemOf(loop);
      if (item === undefined) continue;
      const [own] = pairsAmong(ownKeys(context.valuesOfName(item, site)));
      if (own === undefined) continue;
      for (const [low, high] of pairsAmong(namesAt(site, item, context)).slice(0, MOST)) {
        for (const sharp of ['=', '']) {
          const outside = `${item}.${own[1]} <${sharp} ${low} || ${item}.${own[0]} >${sharp} ${high}`;
          yield { edits: insert(`if (${outside}) continue;`), cost: COST + (sharp === '' ? 0.1 : 0) };
        }
      }
    }
  },
};

/** The name of what a loop walks through. */
function itemOf(loop: Babel.Loop): string | undefined {
  const declared = loop.type === 'ForOfStatement' && loop.left.type === 'VariableDeclaration' && loop.left;
  const id = declared ? (declared.declarations[0] as Babel.VariableDeclarator).id : undefined;
  return id?.type === 'Identifier' ? id.name : undefined;
}

function namesAt({ start }: OperatorSite, item: string, { bindingsAt }: OperatorContext): string[] {
  return bindingsAt(start)
    .filter(({ name, parameters, kind }) => name !== item && parameters === undefined && kind !== 'import')
    .map(({ name }) => name);
}

/** `start` and `end`, `windowStart` and `windowEnd`, `fromDay` and `toDay`. */
function pairsAmong(names: readonly string[]): (readonly [string, string])[] {
  return ENDS.flatMap(([low, high]) =>
    names.flatMap((name) => {
      const other = [name.replace(low, high), name.replace(capital(low), capital(high))].find(
        (each) => each !== name && names.includes(each),
      );
      return other === undefined ? [] : [[name, other] as const];
    }),
  );
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
