import { textOf } from '../../../syntax/node.ts';
import type { Proposal, Source } from '../../frontier.ts';
import type { ExpressionPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { addArithmetic } from '../terms/arithmetic-terms.ts';
import { chosen } from './choose-value.ts';
import { addConditions } from '../terms/condition-terms.ts';
import { addDeclaredQuestions } from '../terms/declared-questions.ts';
import { openBench, type ExpressionBench } from './expression-bench.ts';
import { addRoundQuestions } from '../terms/round-questions.ts';
import { addSeenLimits } from '../terms/seen-limits.ts';
import { addSequences } from '../terms/sequence-terms.ts';
import { strengthened } from './strengthen-condition.ts';
import { addUnary } from '../terms/unary-terms.ts';

const LEVEL_BOUNDS = [1.6, 2.1, 2.5] as const;
const LONGEST_ORIGINAL = 300;

/** Other expressions in the place of one, by levels: names and wraps, then two terms at once, then conditions. */
export function replaceExpression(place: ExpressionPlace, workshop: Workshop): Source[] {
  const { site } = place;
  const { node, parent } = site.path;
  const text = textOf(workshop.context.source, node);
  if (parent?.node.type === 'ExpressionStatement' || text.length > LONGEST_ORIGINAL || place.states.length === 0)
    return [];
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return [];
  const penalty = workshop.penaltyOf(place);

  const level = (index: 0 | 1 | 2, expand: Source['expand']): Source => ({
    operator: 'replace-expression',
    bound: LEVEL_BOUNDS[index] + penalty,
    expand,
  });
  // The states are looked at only when its turn comes.
  return [level(0, () => levels(openBench(place, workshop)))];

  function* levels(bench: ExpressionBench): Generator<Proposal | Source> {
    const asksCondition = bench.isTest || bench.kind === 'boolean';
    addUnary(bench.pool, 1);
    yield* bench.emit();
    yield level(1, function* () {
      if (bench.kind === 'number' || bench.kind === undefined || bench.isTest)
        addArithmetic(bench.pool, bench.isTest ? 10 : 18, 1.6);
      if (bench.kind === 'string' || bench.kind === 'array' || bench.kind === undefined) addSequences(bench.pool, 1.6);
      if (asksCondition) {
        addDeclaredQuestions(bench.pool, place, workshop);
        addRoundQuestions(bench.pool, place, workshop.context.source);
        addConditions(bench.pool, 16, 1.5);
        addSeenLimits(bench.pool, bench.suspects, 1.5);
      }
      yield* bench.emit();
      yield asksCondition
        ? level(1, () => strengthened(place, bench, workshop))
        : level(2, () => chosen(place, bench, workshop));
    });
  }
}
