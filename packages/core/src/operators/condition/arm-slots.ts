import { childrenOf, endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf, type Path } from '../../syntax/path.ts';
import type { OperatorContext } from '../operator.ts';
import { ownKeys } from '../shared/own-keys.ts';
import { numberText, quote } from '../shared/text.ts';

/** A place in an arm that is another in its copy, and what may stand there instead, likeliest first. */
export interface Slot {
  readonly start: number;
  readonly end: number;
  readonly others: readonly string[];
}

const MOST_OTHERS = 8;
const MOST_COPIES = 160;
/** What counts of days, hours, parts and the like are. */
const USUAL_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 20, 24, 30, 50, 52, 60, 90, 100, 365, 1000];

/** Literals, constants and members in `node` that tell one arm from its siblings. */
export function slotsIn(node: Node, context: OperatorContext): Slot[] {
  const slots: Slot[] = [];
  for (const path of pathsOf(node)) {
    const others = othersFor(path, context);
    if (others.length === 0) continue;
    const target = path.node.type === 'MemberExpression' ? path.node.property : path.node;
    const now = textOf(context.source, target);
    const fresh = [...new Set(others)].filter((text) => text !== now);
    slots.push({ start: startOf(target), end: endOf(target), others: fresh.slice(0, usual(path.node)) });
  }
  return slots.slice(0, 4);
}

function usual({ type }: Node): number {
  return type === 'NumericLiteral' ? MOST_OTHERS + USUAL_NUMBERS.length : MOST_OTHERS;
}

function othersFor({ node, parent, key }: Path, context: OperatorContext): string[] {
  const { facts, bindingsAt, valuesOf } = context;
  const asked = comparedWith(node, parent?.node, context);
  switch (node.type) {
    case 'NumericLiteral': {
      const values = asked.filter((value) => typeof value === 'number');
      if (values.length > 0) return values.map(numberText);
      const scaled = [2, 0.5, 10, 0.1, 3, 4].map((factor) => node.value * factor);
      const near = [...facts.expectedNumbers, ...facts.numbers, ...scaled, ...USUAL_NUMBERS];
      return near.filter((value) => value >= 0).map(numberText);
    }
    case 'StringLiteral': {
      const values = asked.filter((value) => typeof value === 'string' && value.length <= 40);
      if (values.length > 0) return (values as string[]).map(quote);
      return [...facts.expectedWords, ...facts.expectedStrings, ...facts.strings].map(quote);
    }
    case 'Identifier': {
      if (!/^[A-Z][A-Z\d_]+$/.test(node.name) || (parent?.node.type === 'MemberExpression' && key === 'property'))
        return [];
      return bindingsAt(startOf(node))
        .filter(({ name, kind }) => kind === 'const' && /^[A-Z][A-Z\d_]+$/.test(name))
        .map(({ name }) => name);
    }
    case 'MemberExpression':
      if (node.computed || node.property.type !== 'Identifier' || parent?.node.type.endsWith('CallExpression'))
        return [];
      return ownKeys(valuesOf(node.object));
    default:
      return [];
  }
}

/** What the other side of a comparison was in the failing tests. */
function comparedWith(node: Node, parent: Node | undefined, { failingValuesOf }: OperatorContext): readonly unknown[] {
  if (parent?.type !== 'BinaryExpression' || !/^([<>]=?|[=!]==?)$/.test(parent.operator)) return [];
  const other = childrenOf(parent).find((child) => child.node !== node)?.node;
  return other === undefined ? [] : failingValuesOf(other);
}

/** The text of `span` with other things in its slots: each of `always`, and as many of `maybe` as are likely; few changes first. */
export function copiesOf(
  source: string,
  span: Pick<Slot, 'start' | 'end'>,
  always: readonly Slot[],
  maybe: readonly Slot[],
): { text: string; changes: number }[] {
  const slots = [...always, ...maybe].toSorted((a, b) => a.start - b.start);
  let copies: { text: string; at: number; weight: number; changes: number }[] = [
    { text: '', at: span.start, weight: 0, changes: 0 },
  ];
  for (const slot of slots) {
    copies = copies.flatMap((copy) => {
      const head = copy.text + source.slice(copy.at, slot.start);
      const changed = slot.others.map((other, rank) => ({
        text: head + other,
        at: slot.end,
        weight: copy.weight + 1 + 0.3 * rank,
        changes: copy.changes + 1,
      }));
      const kept = { ...copy, text: head + source.slice(slot.start, slot.end), at: slot.end };
      return always.includes(slot) ? changed : [kept, ...changed];
    });
    copies = copies.toSorted((a, b) => a.weight - b.weight).slice(0, 4 * MOST_COPIES);
  }
  return copies
    .filter(({ changes }) => maybe.length === 0 || changes > always.length)
    .slice(0, MOST_COPIES)
    .map(({ text, at, changes }) => ({ text: text + source.slice(at, span.end), changes }));
}
