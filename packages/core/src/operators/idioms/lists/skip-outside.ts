import type * as Babel from '@babel/types';
import { isLoop } from '../../../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { ownKeys } from '../../shared/own-keys.ts';
import { indentAt } from '../../shared/text.ts';

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
    for (const site of sites) {
      const item = loopItem(site);
      if (item === undefined) continue;
      const [own] = pairsAmong(ownKeys(context.valuesOfName(item, site)));
      if (own === undefined) continue;
      const { start } = site;
      for (const [low, high] of pairsAmong(namesAt(site, item, context)).slice(0, MOST)) {
        for (const sharp of ['=', '']) {
          const outside = `${item}.${own[1]} <${sharp} ${low} || ${item}.${own[0]} >${sharp} ${high}`;
          const text = `if (${outside}) continue;\n${indentAt(context.source, start)}`;
          yield { edits: [{ start, end: start, text }], cost: COST + (sharp === '' ? 0.1 : 0) };
        }
      }
    }
  },
};

/** The name of what a loop walks through, where the site is its first statement. */
function loopItem({ node, path }: OperatorSite): string | undefined {
  const block = path.parent;
  const loop = block?.parent?.node;
  if (block?.node.type !== 'BlockStatement' || block.node.body[0] !== node || loop === undefined || !isLoop(loop))
    return undefined;
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
