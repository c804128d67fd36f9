import { asOperand } from '../../../operators/shared/text.ts';
import type { Place } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import type { Pool } from './pool.ts';
import { mapValues } from './term.ts';

const MOST_TERMS = 12;
const MOST_CONSTANTS = 12;

/** `order.state === 'open'`: names and members whose declared type is a union or an enum, asked which member they are. */
export function addDeclaredQuestions(pool: Pool, { site }: Place, { types }: Workshop): void {
  const asked = pool
    .terms()
    .filter(({ role }) => role === 'name' || role === 'member')
    .flatMap((term) => {
      const { constants = [] } = types.ofName(term.text, site.start) ?? {};
      return constants.length < 2 ? [] : [{ term, constants }];
    });
  for (const { term, constants } of asked.slice(0, MOST_TERMS)) {
    const text = asOperand(term.text);
    for (const constant of constants.slice(0, MOST_CONSTANTS)) {
      const is = mapValues(term, (value) => value === constant.value);
      const isNot = mapValues(term, (value) => value !== constant.value);
      pool.add(`${text} === ${constant.text}`, term.cost + 0.75, is, 'made');
      pool.add(`${text} !== ${constant.text}`, term.cost + 0.8, isNot, 'made');
    }
  }
}
