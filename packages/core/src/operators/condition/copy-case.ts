import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../syntax/node.ts';
import { copiesOf, slotsIn, type Slot } from './arm-slots.ts';
import type { OperatorContext, PatchOperator, PatchProposal } from '../operator.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';
import { indentAt, indentStep, numberText, quote } from '../shared/text.ts';

const MOST_LABELS = 4;
const MOST_NAMES = 12;
/** What a failure may say that it waits for. */
const CONSTANTS = /(?<![\w$.'"])-?(?:NaN|Infinity|null|undefined|true|false)(?![\w$'"])/g;

/** `case 'day': n = count; break;` once more for a value that the failing tests gave, with something else in its body or, as one label more, with the same. */
export const copyCase: PatchOperator = {
  name: 'copy-case',
  family: 'condition',
  description: 'a kind, an action or a unit that a switch does not know',
  floor: 1.9,
  on: 'module',
  *patches(sites, context) {
    for (const { node } of sites) {
      if (node.type !== 'SwitchStatement') continue;
      const labels = unknownLabels(node, context);
      if (labels.length === 0) continue;
      for (const each of node.cases) {
        yield* furtherLabels(each, labels, context);
        yield* copies(each, labels, context);
      }
      yield* plainAnswers(node, labels, context);
    }
  },
};

/** What the failing tests switched on and no case is for. */
function unknownLabels({ discriminant, cases }: Babel.SwitchStatement, context: OperatorContext): string[] {
  const tests = cases.flatMap(({ test }) => test ?? []);
  const named = namesOfValues(tests, context);
  const written = new Set(tests.map((test) => textOf(context.source, test)));
  const known = new Set(tests.flatMap((test) => ('value' in test ? [test.value] : [])));
  const values = new Set(context.failingValuesOf(discriminant).filter((value) => !known.has(value as string)));
  return [...values]
    .flatMap((value) => named.get(value) ?? labelOf(value) ?? [])
    .filter((label) => !written.has(label))
    .slice(0, MOST_LABELS);
}

/** `Kind.Square` for what is there under that name, where other cases are `Kind.Circle` and the like. */
function namesOfValues(
  tests: readonly Babel.Expression[],
  { source, valuesOf }: OperatorContext,
): Map<unknown, string> {
  const names = new Map<unknown, string>();
  for (const test of tests) {
    if (test.type !== 'MemberExpression' || test.computed) continue;
    const holders = valuesOf(test.object).slice(0, 1);
    for (const key of ownKeys(holders)) {
      const value = ownValue(holders[0], key);
      if (!names.has(value)) names.set(value, `${textOf(source, test.object)}.${key}`);
    }
  }
  return names;
}

function labelOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length <= 40 ? quote(value) : undefined;
  if (typeof value === 'number') return numberText(value);
  return typeof value === 'boolean' ? String(value) : undefined;
}

/** `case 'jpg':` → `case 'jpg':` and `case 'gif':`, for what is done already. */
function* furtherLabels(
  { test, consequent }: Babel.SwitchCase,
  labels: readonly string[],
  { source }: OperatorContext,
): Generator<PatchProposal> {
  const last = consequent.at(-1);
  if (!test || last === undefined || !isExit(last)) return;
  const at = endOf(test);
  const indent = indentAt(source, startOf(test));
  for (const label of labels) yield { edits: [{ start: at, end: at, text: `:\n${indent}case ${label}` }], cost: 1.9 };
}

function* copies(
  each: Babel.SwitchCase,
  labels: readonly string[],
  context: OperatorContext,
): Generator<PatchProposal> {
  const { source } = context;
  const last = each.consequent.at(-1);
  if (!each.test || last === undefined || !isExit(last)) return;
  const label: Slot = { start: startOf(each.test), end: endOf(each.test), others: labels };
  const body = each.consequent.flatMap((statement) => slotsIn(statement, context)).slice(0, 3);
  const span = { start: startOf(each), end: endOf(each) };
  const indent = indentAt(source, span.start);
  for (const { text, changes } of copiesOf(source, span, [label], body))
    yield { edits: [{ start: span.end, end: span.end, text: `\n${indent}${text}` }], cost: 1.8 + 0.2 * changes };
}

function isExit(statement: Babel.Statement): boolean {
  if (statement.type === 'BlockStatement') return statement.body.some(isExit);
  return /^(Break|Return|Throw|Continue)Statement$/.test(statement.type);
}

/** `case 'clear': return EMPTY;` or `return null;` in a switch whose cases return. */
function* plainAnswers(
  { cases }: Babel.SwitchStatement,
  labels: readonly string[],
  { source, bindingsAt, facts }: OperatorContext,
): Generator<PatchProposal> {
  const sibling = cases.find(({ test, consequent }) => test && consequent.at(-1)?.type === 'ReturnStatement');
  if (sibling === undefined) return;
  const at = startOf(cases.find(({ test }) => !test) ?? sibling);
  const indent = indentAt(source, at);
  const names = bindingsAt(at).filter(
    ({ kind, parameters }) => parameters === undefined && /^(const|let|var|parameter)$/.test(kind),
  );
  const told = new Set(facts.expectedTexts.flatMap((message) => message.match(CONSTANTS) ?? []));
  for (const label of labels) {
    for (const answer of [...names.slice(0, MOST_NAMES).map(({ name }) => name), ...told]) {
      const text = `case ${label}:\n${indent}${indentStep(source)}return ${answer};\n${indent}`;
      yield { edits: [{ start: at, end: at, text }], cost: 2.3 };
    }
  }
}
