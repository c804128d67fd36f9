import { textOf } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Proposal } from '../../frontier.ts';
import type { ExpressionPlace } from '../../localize/place.ts';
import { editFor } from '../../print/splice.ts';
import type { Workshop } from '../../sources.ts';
import { addAtoms } from '../terms/atoms.ts';
import { createPool } from '../terms/pool.ts';
import type { Term } from '../terms/term.ts';
import { chosenStates, completeTests } from '../terms/states.ts';
import { asLink, confiningConditions } from './confining-conditions.ts';

/** Beside the change and the condition: what is wrong is wrong in all cases, most times. */
const CHOICE = 1.1;
const IN_PARENTHESES = /^\((?:[^(),]|\([^()]*\))*\)$/;

/**
 * What an operator has made of one expression, where a condition holds, and the expression as it was elsewhere: `C ? a || b : a && b`.
 * `undefined` for what is no value that can be chosen.
 */
export function confineReplacement(proposal: Proposal, workshop: Workshop): Proposal['confine'] {
  const [edit, ...others] = proposal.edits;
  if (edit === undefined || others.length > 0 || proposal.syntax !== 'expression') return undefined;
  // Synthesis chooses by itself.
  if (proposal.isConfined || proposal.operator === 'replace-expression') return undefined;
  const place = workshop.places.expressions.find(
    ({ site, states }) => site.start === edit.start && site.end === edit.end && states.length > 0,
  );
  if (place === undefined || !isValue(place.site.path)) return undefined;
  // A choice binds less than anything that was put in parentheses.
  const changed = IN_PARENTHESES.test(edit.text) ? edit.text.slice(1, -1) : edit.text;
  const original = textOf(workshop.context.source, place.site.path.node);
  return (broken) => ({ operator: proposal.operator, bound: proposal.cost + CHOICE, expand: () => chosenIf(broken) });

  /** `first`: a condition that was not enough, and is asked as well. */
  function* chosenIf(broken: readonly number[], first?: Pick<Term, 'text' | 'cost'>): Generator<Proposal> {
    const { site } = place as ExpressionPlace;
    const states = chosenStates(place as ExpressionPlace, workshop.spectrum);
    const pool = createPool(workshop);
    addAtoms(pool, place as ExpressionPlace, states, workshop);
    const complete = completeTests(place as ExpressionPlace, states, workshop);
    for (const { text, cost } of confiningConditions(pool, states, complete, broken)) {
      const asked = {
        text: first === undefined ? text : `${asLink(first.text)} && ${asLink(text)}`,
        cost: cost + (first?.cost ?? 0),
      };
      const edits = [editFor(site, `${asked.text} ? ${changed} : ${original}`)];
      const chosen: Proposal = { ...proposal, edits, cost: proposal.cost + CHOICE + asked.cost, isConfined: true };
      const { operator, cost: bound } = chosen;
      if (first !== undefined) yield chosen;
      else yield { ...chosen, confine: (more) => ({ operator, bound, expand: () => chosenIf(more, asked) }) };
    }
  }
}

/** Neither a step, nor a function, nor what a call is made on: a method that is chosen has lost its object. */
function isValue({ node: { type }, key, parent }: Path): boolean {
  if (parent?.node.type === 'ExpressionStatement' || key === 'callee' || key === 'tag') return false;
  return !/^(?:Assignment|Update|ArrowFunction|Function|Class|Conditional)Expression$/.test(type);
}
