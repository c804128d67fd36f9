import type { Proposal, Source } from '../../frontier.ts';
import type { ValueKind } from '../../../model/value-kind.ts';
import type { Workshop } from '../../sources.ts';
import type { PointBench } from './point-bench.ts';
import type { Term } from '../terms/term.ts';
import { cutOffs } from './cut-offs.ts';
import { renewals } from './renewals.ts';
import { deletions } from './deletions.ts';
import { clearings, resets } from './resets.ts';
import { rewinds } from './rewinds.ts';
import { staleFields } from './stale-fields.ts';
import { usualBeginnings } from './usual-beginnings.ts';
import { writingCost } from './writable-fields.ts';

const MOST_TERMS = 40;
const GROWTH_FROM = 1.9;
const ASSIGNMENT_FROM = 2.1;
/** What is put into a holder, or taken out, costs no less. */
const CHEAPEST = 0.6;
/** What a variable begins with that was missing until now. */
const EMPTY: ReadonlyMap<ValueKind, string> = new Map([
  ['string', "''"],
  ['array', '[]'],
  ['object', '{}'],
  ['map', 'new Map()'],
  ['set', 'new Set()'],
]);

/** `sum += x`, `text ??= ''`, `most = Math.max(most, x)`, `list.push(x)`, `seen.add(x)`, `table[key] = x`, `name = x`, `name = f(name)`, `return x`. */
export function* updates(bench: PointBench, workshop: Workshop): Generator<Proposal | Source> {
  const { pool, place, returns } = bench;
  const terms = pool
    .terms()
    .filter((term) => term.cost <= 1.4)
    .slice(0, MOST_TERMS);
  const holders = pool.places().filter((term) => term.cost <= 1.4);
  const bindings = new Map(workshop.context.bindingsAt(place.site.start).map((binding) => [binding.name, binding]));
  const costOf = writingCost(place.site.path);
  const beginnings = usualBeginnings(place.site.path, workshop.module.source);
  const stale = staleFields(place, workshop);
  const questioned = stale.flatMap(({ statements }) => statements);
  for (const text of [...questioned, ...rewinds(place.site.path, workshop.module.source)])
    yield bench.propose(text, 2.2);
  for (const text of resets(place.site.path, workshop.module)) {
    // Where it can be asked whether the field still holds, it seldom goes unasked.
    yield bench.propose(text, stale.some(({ reset }) => reset === text) ? 2.5 : 2.2);
  }
  for (const text of clearings(place.site.path, workshop.module)) yield bench.propose(text, 2.5);
  for (const text of deletions(place, workshop)) yield bench.propose(text, 2.4);
  for (const text of renewals(place, workshop)) yield bench.propose(text, 2.6);
  for (const holder of holders) {
    const kind = bindings.get(holder.text)?.kind;
    // Growing an argument changes what the caller holds: seldom meant.
    const asked = workshop.empty.get(holder.text) ?? [];
    const grown = kind === 'parameter' ? { ...holder, cost: holder.cost + 0.4 } : holder;
    const lack = asked.length > 0 ? ASKED : 0;
    yield bench.later(GROWTH_FROM + grown.cost + CHEAPEST - lack, () => growth(bench, grown, terms, asked));
    if (kind === 'const' || kind === 'import') continue;
    const more = costOf(holder.text);
    if (more !== undefined) {
      const set = { ...holder, cost: holder.cost + more };
      yield* steps(bench, set, beginnings.get(holder.text));
      yield bench.later(ASSIGNMENT_FROM + set.cost + CHEAPEST, () => assignments(bench, set, terms));
      if (holder.kind === 'string')
        for (const text of cutOffs(bench, holder)) yield bench.propose(text, kind === 'parameter' ? 2.4 : 2.3);
    }
    // What a function makes of its argument is often of another type, and the argument is still needed.
    const conversion = kind === 'parameter' ? 3.4 : 2.8;
    for (const [name, parameters] of workshop.context.facts.functions) {
      if (parameters.length === 1) yield bench.propose(`${holder.text} = ${name}(${holder.text});`, conversion);
    }
  }
  if (returns === undefined) return;
  for (const text of returns.texts) yield bench.propose(`return ${text};`, 2.6);
  for (const term of terms) {
    if (returns.kinds.has(term.kind) || returns.texts.includes(term.text))
      yield bench.propose(`return ${term.text};`, 2.5 + term.cost);
  }
}

/** Off the price of putting into an empty collection just what it is asked for. */
const ASKED = 1;

/** Calls that put something into a list, set or map. `asked`: what the module asks it for, when nothing fills it. */
function* growth(
  { propose }: PointBench,
  holder: Term,
  terms: readonly Term[],
  asked: readonly string[],
): Generator<Proposal> {
  const items = terms.filter(
    (term) => term.text !== holder.text && term.kind !== 'function' && (term.role !== 'literal' || term.cost <= 0.75),
  );
  const base = GROWTH_FROM + holder.cost;
  const lack = ({ text }: Term): number => (asked.includes(text) ? ASKED : 0);
  for (const item of items) {
    const literal = item.role === 'literal' ? 0.4 : 0;
    if (holder.kind === 'array') {
      yield propose(`${holder.text}.push(${item.text});`, base + 0.3 + item.cost + literal);
      if (item.role === 'name') yield propose(`${holder.text}.unshift(${item.text});`, base + 0.9 + item.cost);
    }
    if (holder.kind === 'set' && literal === 0) {
      yield propose(`${holder.text}.add(${item.text});`, base + 0.2 + item.cost - lack(item));
      yield propose(`${holder.text}.delete(${item.text});`, base + 0.6 + item.cost);
    }
  }
  if (holder.kind === 'array') {
    for (const call of ['pop()', 'shift()', 'reverse()', 'sort((a, b) => a - b)'])
      yield propose(`${holder.text}.${call};`, base + 0.6);
  }
  const keys = items
    .filter((item) => item.role !== 'literal' && (item.kind === 'string' || item.kind === 'number'))
    .slice(0, 6);
  for (const key of keys) {
    for (const item of items.slice(0, 20)) {
      const cost = base + 0.5 + key.cost * 0.5 + item.cost - lack(key);
      if (holder.kind === 'map') yield propose(`${holder.text}.set(${key.text}, ${item.text});`, cost);
      if (holder.kind === 'object' || (holder.kind === 'array' && key.kind === 'number')) {
        yield propose(`${holder.text}[${key.text}] = ${item.text};`, cost + 0.1);
      }
    }
    if (holder.kind === 'map') yield propose(`${holder.text}.delete(${key.text});`, base + 0.6 + key.cost);
    if (holder.kind === 'object' || holder.kind === 'map') yield* tallies({ propose }, holder, key, items, base);
  }
}

/** Under a key: one counted more, one item more in a list that may not be there yet, a second value beside the first. */
function* tallies(
  { propose }: Pick<PointBench, 'propose'>,
  holder: Term,
  key: Term,
  items: readonly Term[],
  base: number,
): Generator<Proposal> {
  const isMap = holder.kind === 'map';
  const held = isMap ? `${holder.text}.get(${key.text})` : `${holder.text}[${key.text}]`;
  const keep = (value: string): string =>
    isMap ? `${holder.text}.set(${key.text}, ${value});` : `${held} = ${value};`;
  const kind = items.find(({ text }) => text === held)?.kind;
  const cost = base + 0.9 + key.cost * 0.5;
  yield propose(keep(`(${held} ?? 0) + 1`), cost + 0.2);
  for (const item of items.filter(({ role, text }) => role !== 'literal' && text !== key.text).slice(0, 8)) {
    if (item.kind === 'number') yield propose(keep(`(${held} ?? 0) + ${item.text}`), cost + 0.1 + item.cost);
    if (kind === undefined || kind === 'missing' || kind === 'array')
      yield propose(keep(`[...(${held} ?? []), ${item.text}]`), cost + 0.2 + item.cost);
    if (kind !== 'array' && kind !== 'missing') yield propose(keep(`[${held}, ${item.text}]`), cost + 0.3 + item.cost);
  }
}

/** What needs no term; `beginning`: what the holder is taken for elsewhere when it is missing. */
function* steps({ propose }: PointBench, holder: Term, beginning: string | undefined): Generator<Proposal> {
  const base = ASSIGNMENT_FROM + holder.cost;
  const empty = beginning ?? EMPTY.get(holder.kind);
  if (empty !== undefined && holder.values.some((value) => value === null || value === undefined))
    yield propose(`${holder.text} ??= ${empty};`, base);
  if (holder.kind !== 'number') return;
  yield propose(`${holder.text}++;`, base);
  yield propose(`${holder.text}--;`, base + 0.1);
}

function* assignments({ propose }: PointBench, holder: Term, terms: readonly Term[]): Generator<Proposal> {
  const base = ASSIGNMENT_FROM + holder.cost;
  for (const term of terms) {
    if (term.text === holder.text) continue;
    if (term.kind === holder.kind || term.kind === 'missing' || holder.kind === 'missing') {
      yield propose(`${holder.text} = ${term.text};`, base + 0.2 + term.cost);
    }
    if (term.kind !== holder.kind || (holder.kind !== 'number' && holder.kind !== 'string') || term.text === '0')
      continue;
    yield propose(`${holder.text} += ${term.text};`, base + 0.2 + term.cost);
    if (holder.kind === 'number') {
      yield propose(`${holder.text} -= ${term.text};`, base + 0.3 + term.cost);
      yield propose(`${holder.text} *= ${term.text};`, base + 0.6 + term.cost);
      if (term.role === 'literal') continue;
      yield propose(`${holder.text} = Math.max(${holder.text}, ${term.text});`, base + 0.5 + term.cost);
      yield propose(`${holder.text} = Math.min(${holder.text}, ${term.text});`, base + 0.6 + term.cost);
    }
  }
}
