import type { ModuleFacts } from '../../../operators/module-facts.ts';
import { methodsOfThis } from '../../../operators/shared/methods-of-this.ts';
import { QUESTION } from '../../../operators/shared/question.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Pool } from './pool.ts';

const COST = { asked: 0.8, denied: 1 };
/** For a value that goes by another name. */
const OTHER_NAME = 0.3;
const MOST_QUESTIONS = 4;
const MOST_VALUES = 3;

/**
 * `this.isReversed(id)`, `!isOpen(order)`: what the module itself asks about a value. It was never asked at this place, so that nobody knows the
 * answer: such questions are few.
 */
export function ownQuestions(pool: Pool, path: Path, facts: ModuleFacts): { text: string; cost: number }[] {
  const methods = methodsOfThis(path, new Map()).map(({ name }) => ({
    name,
    callee: `this.${name}`,
    of: facts.methods,
  }));
  const functions = [...facts.functions.keys()].map((name) => ({ name, callee: name, of: facts.functions }));
  const asked = [...methods, ...functions].filter(({ name }) => QUESTION.test(name.replace('#', '')));
  const names = pool.terms().flatMap(({ role, kind, text }) => (role === 'name' && kind !== 'function' ? [text] : []));
  return asked.slice(0, MOST_QUESTIONS).flatMap(({ name, callee, of }) =>
    argumentsFor(of.get(name), names).flatMap(({ texts, cost }) => {
      const call = `${callee}(${texts.join(', ')})`;
      return [
        { text: call, cost: COST.asked + cost },
        { text: `!${call}`, cost: COST.denied + cost },
      ];
    }),
  );
}

/** What goes by the names of the parameters, or else each of the first few values for the one parameter. */
function argumentsFor(
  parameters: readonly string[] | undefined,
  names: readonly string[],
): { texts: readonly string[]; cost: number }[] {
  if (parameters === undefined) return [];
  if (parameters.every((each) => names.includes(each))) return [{ texts: parameters, cost: 0 }];
  if (parameters.length > 1) return [];
  return names.slice(0, MOST_VALUES).map((name) => ({ texts: [name], cost: OTHER_NAME }));
}
