import type { ModuleFacts } from '../../../operators/module-facts.ts';
import type { InsertionPoint } from '../../../syntax/insertion-points.ts';
import { endOf } from '../../../syntax/node.ts';
import { patternNames } from '../../../syntax/scope.ts';
import type { Proposal, Source } from '../../frontier.ts';
import { addConditions } from '../terms/condition-terms.ts';
import { addDeclaredQuestions } from '../terms/declared-questions.ts';
import type { Workshop } from '../../sources.ts';
import type { PointBench } from './point-bench.ts';
import { addSeenLimits, outsideRanges } from '../terms/seen-limits.ts';
import type { Term } from '../terms/term.ts';
import { ownQuestions } from '../terms/own-questions.ts';
import { messageWithNames } from './message-with-names.ts';
import { addRoundQuestions } from '../terms/round-questions.ts';
import { truthClasses } from '../terms/truth.ts';
import { addUnary } from '../terms/unary-terms.ts';

const MOST_CONDITIONS = 80;
const MOST_ANSWERS = 14;
const MOST_PAIRS = 40;
/** No way to leave early costs less, unless a test waits for an error. */
const LEAVING_FROM = { error: 1.5, otherwise: 2.1 };
/** What has just been found out is asked about at once. */
const FRESH = 0.4;

/** `if (C) return x`, `continue`, `break` or `throw`, where C holds in some recorded states and not in others. */
export function* guards(bench: PointBench, workshop: Workshop): Generator<Proposal | Source> {
  const { pool, complete, suspects, returns } = bench;
  const { facts, source } = workshop.context;
  const answers = returns === undefined ? [] : answersFor(pool.terms(), returns);
  const named = facts.throwables.flatMap((error) => messageWithNames(error, pool.terms()) ?? []);
  const errors = [...madeErrors(bench, facts), ...new Set(named), ...facts.throwables];
  const plain = /\bnew Error\(/.test(source);
  addUnary(pool, 0.8);
  addDeclaredQuestions(pool, bench.place, workshop);
  addRoundQuestions(pool, bench.place, workshop.context.source);
  addConditions(pool, 16, 1.3);
  addSeenLimits(pool, suspects, 1.3);
  const asked = pool
    .terms()
    .filter((term) => term.kind === 'boolean' || (term.role === 'name' && term.kind !== 'function'));
  // A condition that never holds in a failing test leaves that test as it is.
  const conditions = truthClasses(asked, 2, workshop).filter(({ values }) =>
    complete.every((positions) => positions.some((position) => isTrue(values[position]))),
  );
  const fresh = declaredBefore(bench.place.site);
  for (const { text, cost } of conditions.slice(0, MOST_CONDITIONS)) {
    const condition = { text, cost: fresh.has(/[\w$]+/.exec(text)?.[0] ?? '') ? cost - FRESH : cost };
    yield actionsIf(condition, answers);
  }
  for (const condition of ownQuestions(pool, bench.place.site.path, facts)) yield actionsIf(condition, answers);
  for (const condition of [...eitherOf(asked, bench), ...outsideRanges(pool, suspects, 1.3)])
    yield actionsIf(condition, answers.slice(0, 4));

  function actionsIf(condition: Pick<Term, 'text' | 'cost'>, mayAnswer: typeof answers): Source {
    const mayThrow = errorsFor(condition.text, errors, plain);
    const from = LEAVING_FROM[facts.expectsThrow ? 'error' : 'otherwise'];
    return bench.later(from + condition.cost, () => actions(bench, condition, mayAnswer, mayThrow, facts));
  }
}

/** Names that the statement just before the place declares. */
function declaredBefore({ path, start }: InsertionPoint): ReadonlySet<string> {
  const list = path.node.type === 'BlockStatement' ? path.node.body : [];
  const last = list.findLast((statement) => endOf(statement) <= start);
  const declared = last?.type === 'VariableDeclaration' ? last.declarations : [];
  return new Set(declared.flatMap(({ id }) => patternNames(id)));
}

/** In a module that makes no plain errors, a value beyond a limit gets the error that the language has for it. */
function errorsFor(condition: string, errors: readonly string[], plain: boolean): readonly string[] {
  if (plain || !/[<>]/.test(condition)) return errors;
  return [...new Set(errors.flatMap((error) => [error.replace(/^new Error\(/, 'new RangeError('), error]))];
}

/** What may be done early, where the condition holds. */
function* actions(
  { place, returns, proposeIf }: PointBench,
  { text, cost }: Pick<Term, 'text' | 'cost'>,
  answers: readonly { text: string; cost: number }[],
  errors: readonly string[],
  facts: ModuleFacts,
): Generator<Proposal> {
  if (place.site.inLoop) {
    yield proposeIf(text, 'continue;', 2.2 + cost);
    yield proposeIf(text, 'break;', 2.3 + cost);
  }
  for (const answer of answers) yield proposeIf(text, `return ${answer.text};`, 1.8 + cost + answer.cost);
  if (returns?.isVoid === true) yield proposeIf(text, 'return;', 2.1 + cost);
  for (const [nth, error] of errors.entries())
    yield proposeIf(text, `throw ${error};`, (facts.expectsThrow ? 1.5 : 2.8) + 0.1 * nth + cost);
  yield proposeIf(text, 'throw new Error();', (facts.expectsThrow ? 1.9 : 3.4) + cost);
}

/** `A || B`, where neither holds in a passing test, and each failing test has one of them. */
function eitherOf(asked: readonly Term[], { complete, failingOnly }: PointBench): { text: string; cost: number }[] {
  if (complete.length < 2) return [];
  const harmless = asked.filter(({ kind, values }) => kind === 'boolean' && failingOnly(values));
  const holds = ({ values }: Term): string =>
    complete.map((positions) => (positions.some((position) => isTrue(values[position])) ? '1' : '0')).join('');
  const parts = truthClasses(harmless, 4).map((term) => ({ term, holds: holds(term) }));
  const partial = parts.filter((part) => part.holds.includes('0') && part.holds.includes('1')).slice(0, 16);
  return partial
    .flatMap((a, index) =>
      partial.slice(index + 1).flatMap((b) => {
        const covered = complete.every((_, test) => a.holds[test] === '1' || b.holds[test] === '1');
        return covered ? [{ text: `${a.term.text} || ${b.term.text}`, cost: a.term.cost + 0.7 * b.term.cost }] : [];
      }),
    )
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MOST_PAIRS);
}

function isTrue(value: unknown): boolean {
  return typeof value !== 'symbol' && Boolean(value);
}

/** The plain answers that the function gives elsewhere, then cheap terms of the kinds that it returns. */
function answersFor(
  terms: readonly Term[],
  returns: NonNullable<PointBench['returns']>,
): { text: string; cost: number }[] {
  const usual = returns.texts
    .filter((text) => terms.some((term) => term.text === text))
    .map((text) => ({ text, cost: 0.5 }));
  const others = terms.filter(({ kind, text, cost }) => {
    if (returns.texts.includes(text)) return false;
    return returns.kinds.has(kind) || (kind === 'missing' && cost <= 0.8 && !returns.isVoid);
  });
  return [...usual, ...others].slice(0, MOST_ANSWERS);
}

/** Errors of the module's own classes, made from what is in scope under the names that their constructors use. */
function madeErrors({ pool }: PointBench, { errorClasses }: ModuleFacts): string[] {
  const terms = pool.terms().filter(({ role }) => role === 'name' || role === 'member');
  return [...errorClasses].flatMap(([name, parameters]) => {
    const given = parameters.map((parameter) => {
      return terms.find(({ text }) => text === parameter || text.endsWith(`.${parameter}`))?.text;
    });
    return given.includes(undefined) ? [] : [`new ${name}(${given.join(', ')})`];
  });
}
