import { methodName } from '../../../operators/shared/call.ts';
import { textOf, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { Proposal } from '../../frontier.ts';
import type { ExpressionPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { addConditions } from '../terms/condition-terms.ts';
import { addDeclaredQuestions } from '../terms/declared-questions.ts';
import type { ExpressionBench } from './expression-bench.ts';
import { addSeenLimits } from '../terms/seen-limits.ts';
import { completeTests, chosenStates } from '../terms/states.ts';
import { truthClasses } from '../terms/truth.ts';

const MOST_CONDITIONS = 30;
const MOST_ANSWERS = 8;
/** Where a value is made to be given on; elsewhere a choice is hard to read, and a change further out does the same. */
const GIVEN_ON = /^(argument|body|init|right|value|expressions)$/;

/** What a list or a set gets: as good as a value that is given back. */
const ADDS = /^(push|unshift|add|set|append)$/;

/** `C ? x - 1 : x`. */
const ONE_OFF = 0.6;

/** `to = C ? to : from`: an `if` says that better. */
const KEEPS = 0.3;

/** `C ? x : N`: another answer in the states where C holds, for values that no statement can guard. */
export function* chosen(place: ExpressionPlace, bench: ExpressionBench, workshop: Workshop): Generator<Proposal> {
  const { path } = place.site;
  if (!isGivenOn(path) || /^(Await|Yield)/.test(path.node.type)) return;
  const complete = completeTests(place, chosenStates(place, workshop.spectrum), workshop);
  const answers = bench.pool
    .terms()
    .filter(({ cost, keepsOriginal }) => cost <= 0.8 && !keepsOriginal)
    .flatMap(({ text, cost, kind }) => {
      if (kind === bench.kind || kind === 'missing') return [{ text, cost }];
      return kind === 'number' && bench.kind === 'string' ? [{ text: `String(${text})`, cost: cost + 0.2 }] : [];
    })
    .slice(0, MOST_ANSWERS);
  const text = textOf(workshop.context.source, path.node);
  const isPlace = path.node.type === 'Identifier' || path.node.type === 'MemberExpression';
  if (bench.kind === 'number' && isPlace)
    answers.push(...['-', '+'].map((step) => ({ text: `${text} ${step} 1`, cost: ONE_OFF })));
  addDeclaredQuestions(bench.pool, place, workshop);
  addConditions(bench.pool, 12, 1.2);
  addSeenLimits(bench.pool, bench.suspects, 1.2);
  const asked = bench.pool.terms().filter(({ kind, keepsOriginal }) => kind === 'boolean' && !keepsOriginal);
  // A condition that never holds in a failing test leaves that test as it is.
  const conditions = truthClasses(asked, 2, workshop).filter(({ values }) =>
    complete.every((positions) => positions.some((position) => values[position] === true)),
  );
  const target = path.parent && assignedText(path.parent.node, workshop.context.source);
  const nested = path.node.type === 'ConditionalExpression' ? 0.2 : 0;
  for (const condition of conditions.slice(0, MOST_CONDITIONS)) {
    for (const answer of answers) {
      const keeps = answer.text === target ? KEEPS : 0;
      const cost = 1.7 + condition.cost + 0.5 * answer.cost + nested + keeps;
      yield bench.propose(`${condition.text} ? ${answer.text} : ${text}`, cost);
    }
  }
}

function isGivenOn({ key, parent }: Path): boolean {
  if (GIVEN_ON.test(key)) return true;
  const use = parent?.node;
  return key === 'arguments' && use?.type === 'CallExpression' && ADDS.test(methodName(use) ?? '');
}

function assignedText(node: Node, source: string): string | undefined {
  return node.type === 'AssignmentExpression' && node.operator === '=' ? textOf(source, node.left) : undefined;
}
