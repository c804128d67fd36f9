import type * as Babel from '@babel/types';
import { isFalsyButThere, isVerdict } from '../operator/change-logical.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../operator.ts';
import type { ValueKind } from '../../model/value-kind.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { infix, numberText, quote } from '../shared/text.ts';
import { textOf } from '../../syntax/node.ts';

const OPERATOR_GROUPS = [
  ['<', '<='],
  ['>', '>='],
  ['<', '>'],
  ['<=', '>='],
  ['===', '!=='],
  ['+', '-'],
  ['*', '/'],
  ['&&', '||'],
];

/** The same small change at all alike places: one literal, operator or variable, or all boolean answers of a function. */
export const changeEverywhere: PatchOperator = {
  name: 'change-everywhere',
  family: 'uniform',
  description: 'one mistake made the same way in several places',
  floor: 1.2,
  on: 'module',
  *patches(sites, context) {
    yield* booleanAnswers(sites);
    yield* presences(sites, context);
    for (const alike of alikeGroups(sites, context.source)) {
      for (const { texts, cost } of rewrites(alike, context)) {
        yield {
          edits: alike.map((site, index) => ({ start: site.start, end: site.end, text: texts[index] as string })),
          cost,
        };
      }
    }
  },
};

function alikeGroups(sites: readonly OperatorSite[], source: string): OperatorSite[][] {
  const groups = new Map<string, OperatorSite[]>();
  for (const site of sites) {
    const { node } = site;
    const key =
      node.type === 'BinaryExpression' || node.type === 'LogicalExpression'
        ? node.operator
        : node.type === 'NumericLiteral' || node.type === 'StringLiteral' || node.type === 'Identifier'
          ? textOf(source, node)
          : undefined;
    if (key === undefined) continue;
    const fullKey = `${node.type} ${key} ${enclosingFunction(site.path)?.node.start ?? 0}`;
    groups.set(fullKey, [...(groups.get(fullKey) ?? []), site]);
  }
  return [...groups.values()].filter((group) => group.length >= 2 && group.length <= 6 && !overlaps(group));
}

function overlaps(group: readonly OperatorSite[]): boolean {
  return group.some((site, index) => index > 0 && site.start < (group[index - 1] as OperatorSite).end);
}

function* rewrites(
  alike: readonly OperatorSite[],
  { source, facts, bindingsAt, valuesOf }: OperatorContext,
): Generator<{ texts: string[]; cost: number }> {
  const first = alike[0] as OperatorSite;
  const { node } = first;
  const everywhere = (text: string): string[] => alike.map(() => text);
  if (node.type === 'NumericLiteral') {
    for (const value of new Set([node.value + 1, node.value - 1, ...facts.numbers, ...facts.expectedNumbers])) {
      if (value !== node.value) yield { texts: everywhere(numberText(value)), cost: 2.5 };
    }
  }
  if (node.type === 'StringLiteral') {
    for (const value of new Set([...facts.strings, ...facts.expectedStrings])) {
      if (value !== node.value) yield { texts: everywhere(quote(value)), cost: 2.5 };
    }
  }
  if (node.type === 'Identifier') {
    for (const binding of bindingsAt(first.start)) {
      if (binding.name !== node.name && binding.parameters === undefined && !binding.moduleLevel)
        yield { texts: everywhere(binding.name), cost: 2.6 };
    }
  }
  if (node.type === 'LogicalExpression' && node.operator === '||') {
    const lefts = alike.map((site) => (site.node as typeof node).left);
    if (!lefts.some(isVerdict) && lefts.some((left) => valuesOf(left).some(isFalsyButThere)))
      yield { texts: alike.map((site) => infixOf(site, '??', source)), cost: 1.2 };
  }
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
    for (const operator of new Set(OPERATOR_GROUPS.filter((group) => group.includes(node.operator)).flat())) {
      if (operator === node.operator) continue;
      yield { texts: alike.map((site) => infixOf(site, operator, source)), cost: 2.3 };
    }
  }
}

function infixOf({ node }: OperatorSite, operator: string, source: string): string {
  const { left, right } = node as Babel.BinaryExpression | Babel.LogicalExpression;
  return infix(source, left, operator, right);
}

function* booleanAnswers(sites: readonly OperatorSite[]): Generator<PatchProposal> {
  const byFunction = new Map<unknown, OperatorSite[]>();
  for (const site of sites) {
    if (site.node.type !== 'BooleanLiteral' || site.path.parent?.node.type !== 'ReturnStatement') continue;
    const around = enclosingFunction(site.path)?.node;
    byFunction.set(around, [...(byFunction.get(around) ?? []), site]);
  }
  for (const group of byFunction.values()) {
    if (group.length < 2 || group.length > 6) continue;
    const edits = group.map((site) => ({
      start: site.start,
      end: site.end,
      text: String(!(site.node as { value?: boolean }).value),
    }));
    yield { edits, cost: 1.9 };
  }
}

/** `if (level) …`, `if (direct) …` → `if (level !== undefined) …` each, when one of them was 0 or empty. */
function* presences(sites: readonly OperatorSite[], context: OperatorContext): Generator<PatchProposal> {
  const asked = sites.filter(
    ({ node, path }) => node.type === 'Identifier' && path.key === 'test' && isCountable(context.kindOf(node)),
  );
  const values = asked.flatMap(({ node }) => context.valuesOf(node));
  if (asked.length < 2 || asked.length > 6 || !values.some((value) => value === 0 || value === '')) return;
  const missing = values.includes(null) ? (values.includes(undefined) ? '!= null' : '!== null') : '!== undefined';
  const edits = asked.map(({ start, end, node }) => ({
    start,
    end,
    text: `${textOf(context.source, node)} ${missing}`,
  }));
  yield { edits, cost: 1.6 };
}

/** Undefined, where no value was seen but those that are missing: it may be of any kind. */
function isCountable(kind: ValueKind | undefined): boolean {
  return kind === undefined || kind === 'number' || kind === 'string';
}
