import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { armsAround } from '../../../syntax/arms.ts';
import { selfOf } from '../../../syntax/locals-in.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { indentAt, indented, indentStep } from '../../../operators/shared/text.ts';
import type { Proposal } from '../../frontier.ts';
import type { PointPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { fillHoles } from './donor-fills.ts';
import { donorStatements, type Donor } from './donor-statements.ts';
import type { PointBench } from './point-bench.ts';

const COST = { once: 2.3, often: 2, declares: 0.2, returns: 0.2, moved: 0.2, beside: -0.1, besideAlike: -0.05 };
/** What throws is likely where a test waits for an error, and nowhere else. */
const THROWS = { expected: -0.3, unexpected: 0.7 };
/** What the caller holds is seldom meant to change, unless the function does so already. */
const ARGUMENT = 0.6;
const WRITTEN_MEMBER = /^([\w$]+)[.[][^=;]*=[^=>]/;
export const COPIES_FROM: number = COST.often + THROWS.expected + COST.beside;
const MOST_DONORS = 24;

/**
 * What another function of the module, or another arm of this one, does and this one does not, with the names that are in scope
 * here: code that is missing is often there already, a few lines away (the plastic surgery hypothesis: Barr et al. 2014).
 */
export function* copies(bench: PointBench, workshop: Workshop): Generator<Proposal> {
  const { place, propose } = bench;
  const { source, facts } = workshop.context;
  const here = enclosingFunction(place.site.path)?.node ?? place.site.path.node;
  const own = textOf(source, here);
  const made = madeBefore(place, here);
  const isElsewhere = (donor: Donor): boolean =>
    own.includes(donor.text) ? isOfOtherArm(donor, place, source) : donor.owner.node !== here;
  const fitting = donorStatements(workshop.module)
    .filter((donor) => mayAwait(donor, here) && isElsewhere(donor))
    .flatMap((donor) => {
      const self = selfHere(donor, place, here, made);
      if (self === undefined) return [];
      const moved = self === 'this' ? 0 : COST.moved;
      return [{ donor, self, cost: costOf(donor, facts.expectsThrow) + besideCost(donor, place, source) + moved }];
    })
    .toSorted((a, b) => a.cost - b.cost || distance(a.donor, place) - distance(b.donor, place));
  for (const { donor, self, cost } of fitting.slice(0, MOST_DONORS)) {
    const indent = indentAt(source, place.site.start) + (place.site.before === undefined ? indentStep(source) : '');
    for (const filled of fillHoles(donor, self, bench, workshop)) {
      const text = indented(filled.text, indentAt(source, donor.start), indent);
      yield {
        ...propose(text, cost + filled.cost + argumentCost(text, own, place, workshop)),
        operator: 'copy-statement',
      };
    }
  }
}

/** Where one of the two runs, the other does not: what the arms of a choice have in common, one may lack. */
function isOfOtherArm({ text, start }: Donor, { site }: PointPlace, source: string): boolean {
  const isIn = (node: Node | null | undefined): boolean =>
    node != null && startOf(node) <= start && start < endOf(node);
  for (const { own, others } of armsAround(site.path))
    if (others.some(isIn)) return !textOf(source, own).includes(text);
  return false;
}

function mayAwait({ awaits }: Donor, here: Node): boolean {
  return !awaits || (isFunction(here) && here.async === true);
}

/** What the donor's `this` is called at the place; `undefined` where there is none. */
function selfHere({ self, className }: Donor, { site }: PointPlace, here: Node, made: Made): string | undefined {
  const isStatic = 'static' in here && here.static === true;
  if (self === undefined || (self === selfOf(site.path) && !isStatic)) return 'this';
  return className === undefined ? undefined : made.get(className);
}

/** In functions that make one, such as `restore` or `clone`: the name of the new one, by its class. */
type Made = ReadonlyMap<string, string>;

function madeBefore({ site }: PointPlace, here: Node): Made {
  const made = new Map<string, string>();
  for (const { node } of pathsOf(here)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || endOf(node) > site.start) continue;
    const { init } = node;
    if (init?.type === 'NewExpression' && init.callee.type === 'Identifier') made.set(init.callee.name, node.id.name);
  }
  return made;
}

function costOf({ copies: found, leaves, declares }: Donor, expectsThrow: boolean): number {
  const thrown = expectsThrow ? THROWS.expected : THROWS.unexpected;
  const left = leaves === 'throws' ? thrown : leaves === 'returns' ? COST.returns : 0;
  return (found > 1 ? COST.often : COST.once) + left + (declares.length > 0 ? COST.declares : 0);
}

function argumentCost(text: string, own: string, { site }: PointPlace, { context }: Workshop): number {
  const [, name] = WRITTEN_MEMBER.exec(text) ?? [];
  const binding = name === undefined ? undefined : context.bindingsAt(site.start).find((each) => each.name === name);
  if (binding?.kind !== 'parameter') return 0;
  const isWrittenTo = own.split(/\n|(?<=[;{])/).some((line) => WRITTEN_MEMBER.exec(line.trim())?.[1] === name);
  return isWrittenTo ? 0 : ARGUMENT;
}

/** It stands beside the same statement elsewhere, or beside one that does the same to something else. */
function besideCost({ before, after }: Donor, { site }: PointPlace, source: string): number {
  if (site.lone !== undefined) return 0;
  const { body = [] } = site.path.node as Partial<Babel.BlockStatement>;
  const next = site.before === undefined ? body.length : body.indexOf(site.before as Babel.Statement);
  const isAmong = (texts: readonly string[], node: Node | undefined, form: (text: string) => string): boolean =>
    node !== undefined && texts.map(form).includes(form(textOf(source, node)));
  const isBeside = (form: (text: string) => string): boolean =>
    isAmong(before, body[next - 1], form) || isAmong(after, body[next], form);
  if (isBeside((text) => text)) return COST.beside;
  return isBeside(doingOf) ? COST.besideAlike : 0;
}

/** `this.seats.set(` of `this.seats.set(id, owner);`, all of what neither calls nor assigns. */
function doingOf(text: string): string {
  return /^(?:await )?[\w$.#[\]]+(?:\(| [-+*/|&?]*=(?!=))/.exec(text)?.[0] ?? text;
}

function distance({ start }: Donor, { site }: PointPlace): number {
  return Math.abs(start - site.start);
}
