import { ownKeys } from '../../../operators/shared/own-keys.ts';
import { numberText, quote } from '../../../operators/shared/text.ts';
import { kindOfValue } from '../../../operators/shared/value-kind.ts';
import type { TypeConstant } from '../../../model/module-types.ts';
import { childrenOf, endOf, startOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import { ABSENT, type RecordedState } from '../../../ports/probe-lab.ts';
import type { Place } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import type { Pool } from './pool.ts';

const MEMBERS_OF = 8;
/** For a member of an object of whose keys the module names none, also not in a type: they are the data of the tests. */
const DATA = 0.8;

/** Names in scope, their members and items, literals of the module and the usual constants. */
export function addAtoms(
  pool: Pool,
  place: Place,
  states: readonly RecordedState[],
  { context, types }: Workshop,
): void {
  const constant = (text: string, cost: number, value: unknown): void =>
    pool.add(
      text,
      cost,
      states.map(() => value),
      'literal',
    );
  const bindings = new Map(context.bindingsAt(place.site.start).map((binding) => [binding.name, binding]));

  place.names.forEach((name, index) => {
    const values = states.map((state) => state.values[index]);
    // Still cheaper than a literal: who has a name for a limit uses it.
    const far = bindings.get(name)?.moduleLevel === true ? 0.15 : 0;
    if (name !== 'this') pool.add(name, 0.4 + far, values, 'name');
    if (index < MEMBERS_OF || name === 'this')
      addMembers(pool, name, values, name === 'this' ? 0.5 : 0.7 + far, context);
  });
  addItems(pool, place, states);
  const declared = declaredConstants(place, types);
  const isConstant = isConstantNow(place, declared, context.source);
  for (const { text, value } of declared) constant(text, isConstant ? 0.55 : 0.95, value);

  constant('0', 0.6, 0);
  constant('1', 0.6, 1);
  for (const value of context.facts.numbers.slice(0, 16)) constant(numberText(value), 0.75, value);
  for (const value of context.facts.strings.slice(0, 16)) constant(quote(value), 0.75, value);
  constant('true', 0.7, true);
  constant('false', 0.7, false);
  constant('null', 0.75, null);
  constant('undefined', 0.75, undefined);
  constant("''", 0.7, '');
  constant('[]', 0.8, []);
  constant('{}', 1, {});
  constant('2', 0.9, 2);
  constant('-1', 0.9, -1);
  constant('10', 1.1, 10);
  constant('100', 1.1, 100);
  constant('Infinity', 1.2, Infinity);
  constant('-Infinity', 1.3, -Infinity);
}

/** Members of the union or enum that fits there; between statements, of what the function gives back. */
function declaredConstants({ site }: Place, types: Workshop['types']): readonly TypeConstant[] {
  if (site.kind === 'expression') return types.wantedAt(site)?.constants ?? [];
  const body = enclosingFunction(site.path)?.node;
  const inner = body && childrenOf(body).find(({ key }) => key === 'body')?.node;
  return (inner && types.returnedBy({ start: startOf(inner), end: endOf(inner) })?.constants) ?? [];
}

/** One constant in the place of another is a slip; in the place of what is computed it mostly suits the tests alone. */
function isConstantNow({ site }: Place, constants: readonly TypeConstant[], source: string): boolean {
  const { node } = site.path;
  if (site.kind !== 'expression') return false;
  return /^(String|Numeric)Literal$/.test(node.type) || constants.some(({ text }) => text === textOf(source, node));
}

/** Own data properties only: a getter would run code of the user's. */
function addMembers(
  pool: Pool,
  name: string,
  values: readonly unknown[],
  cost: number,
  { facts }: Workshop['context'],
): void {
  // What others keep under an underscore is theirs, unless the module uses it.
  const keys = ownKeys(values, 100).filter((key) => !key.startsWith('_') || facts.members.includes(key));
  const isData = keys.every((key) => !facts.keys.has(key));
  // What nobody reads comes first: an object of many fields shows a few of them only.
  const idleFirst = keys.toSorted((a, b) => Number(facts.idleFields.has(b)) - Number(facts.idleFields.has(a)));
  for (const key of idleFirst.slice(0, 12)) {
    pool.add(
      `${name}.${key}`,
      isData ? cost + DATA : cost,
      values.map((value) => ownValue(value, key)),
      'member',
    );
  }
}

function ownValue(value: unknown, key: string): unknown {
  if (value === ABSENT || typeof value !== 'object' || value === null) return ABSENT;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

/** `list[i]` and `table[key]` for the names in scope. */
function addItems(pool: Pool, { names }: Place, states: readonly RecordedState[]): void {
  const columns = names
    .slice(0, MEMBERS_OF)
    .map((name, index) => ({ name, values: states.map((state) => state.values[index]) }));
  for (const list of columns) {
    const kinds = new Set(list.values.map(kindOfValue));
    if (!kinds.has('array') && !kinds.has('string') && !kinds.has('object')) continue;
    for (const key of columns) {
      if (key === list || !key.values.some((value) => typeof value === 'number' || typeof value === 'string')) continue;
      const values = list.values.map((value, state) => itemOf(value, key.values[state]));
      pool.add(`${list.name}[${key.name}]`, 0.9, values, 'member');
    }
  }
}

function itemOf(list: unknown, key: unknown): unknown {
  if (typeof key !== 'number' && typeof key !== 'string') return ABSENT;
  if (typeof list === 'string') return typeof key === 'number' ? list[key] : ABSENT;
  if (typeof list !== 'object' || list === null) return ABSENT;
  return Object.hasOwn(list, key) ? (list as Record<string | number, unknown>)[key] : undefined;
}
