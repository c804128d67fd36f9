import { endOf, isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Source } from '../../frontier.ts';
import type { PointPlace, StatementPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { addAtoms } from '../terms/atoms.ts';
import { addConditions } from '../terms/condition-terms.ts';
import { addDeclaredQuestions } from '../terms/declared-questions.ts';
import { createPool } from '../terms/pool.ts';
import { addRoundQuestions } from '../terms/round-questions.ts';
import { addSeenLimits, suspectStates } from '../terms/seen-limits.ts';
import { chosenStates, completeTests } from '../terms/states.ts';
import { isConstantTruth, truthClasses, truthVector } from '../terms/truth.ts';
import { addUnary } from '../terms/unary-terms.ts';

const FROM = 2.6;
const WRAPPABLE = /^(Expression|Return|Break|Continue|Throw)Statement$/;

/** `s` → `if (C) s`: what is done always, but should be done only sometimes. */
export function wrapStatement(place: StatementPlace, workshop: Workshop): Source[] {
  const { path } = place.site;
  // There the condition is asked for with the one that stands there already.
  return isAllOfBranch(path) ? [] : wrapped(path.node, place, workshop);
}

/** `else s` → `else if (C) s`, `for (…) s` → `for (…) if (C) s`. */
export function wrapLone(place: PointPlace, workshop: Workshop): Source[] {
  const { lone, before, path } = place.site;
  const isOwnTurn = path.node.type === 'IfStatement' ? path.node.alternate === lone : isLoop(path.node);
  return lone !== undefined && before === lone && isOwnTurn ? wrapped(lone, place, workshop) : [];
}

function wrapped(node: Node, place: StatementPlace | PointPlace, workshop: Workshop): Source[] {
  if (!WRAPPABLE.test(node.type) || place.states.length === 0) return [];
  const penalty = workshop.penaltyOf(place);
  return [
    {
      operator: 'wrap-statement',
      bound: FROM + penalty,
      *expand() {
        const states = chosenStates(place, workshop.spectrum);
        const complete = completeTests(place, states, workshop);
        const pool = createPool(workshop);
        addAtoms(pool, place, states, workshop);
        addUnary(pool, 0.8);
        addDeclaredQuestions(pool, place, workshop);
        addRoundQuestions(pool, place, workshop.context.source);
        addConditions(pool, 14, 1.3);
        addSeenLimits(pool, suspectStates(states, new Set(workshop.spectrum.failing), complete), 1.3);
        const text = textOf(workshop.context.source, node);
        for (const condition of truthClasses(
          pool.terms().filter((term) => term.kind === 'boolean'),
          2,
          workshop,
        ).slice(0, 60)) {
          const vector = truthVector(condition.values);
          // Where it always holds in a failing test, nothing changes there.
          if (
            isConstantTruth(vector) ||
            complete.some((positions) => positions.every((position) => vector[position] === 'T'))
          )
            continue;
          const edits = [{ start: startOf(node), end: endOf(node), text: `if (${condition.text}) ${text}` }];
          const cost = 2 + condition.cost + penalty + workshop.price(edits);
          yield { edits, operator: 'wrap-statement', cost, syntax: 'statements' as const, tier: 0 };
        }
      },
    },
  ];
}

/** Whether nothing else is done where an `if` without `else` holds. */
function isAllOfBranch({ node, parent }: Path): boolean {
  const block = parent?.node.type === 'BlockStatement' && parent.node.body.length === 1 ? parent : undefined;
  const [branch, above] = block === undefined ? [node, parent?.node] : [block.node, block.parent?.node];
  return above?.type === 'IfStatement' && above.consequent === branch && !above.alternate;
}
