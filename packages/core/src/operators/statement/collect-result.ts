import type { ValueKind } from '../../model/value-kind.ts';
import { textOf, type Node } from '../../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator, Replacement } from '../operator.ts';
import { methodName } from '../shared/call.ts';
import { indentAt } from '../shared/text.ts';
import { loneCalls } from '../shared/lone-calls.ts';
import { commonKind } from '../shared/value-kind.ts';

const IN_PLACE = /^(push|pop|shift|unshift|splice|set|add|delete|clear|forEach|fill|copyWithin|sort|reverse)$/;
const FLOOR = 1.2;

/** `idsOf(child);` → `ids.push(...idsOf(child));`, `sum += sizeOf(child);`, `if (contains(child)) return true;`. */
export const collectResult: PatchOperator = {
  name: 'collect-result',
  family: 'statement',
  description: 'a function called for what it finds, mostly by itself, and its finds thrown away',
  floor: FLOOR,
  on: 'module',
  *patches(sites, context) {
    for (const { call, site, instead } of loneCalls(sites)) {
      if (IN_PLACE.test(methodName(call) ?? '')) continue;
      for (const { text, cost } of uses(call, site, context)) yield { edits: [instead(text)], cost };
    }
  },
};

function* uses(node: Node, site: OperatorSite, context: OperatorContext): Generator<Replacement> {
  const values = context.valuesOf(node);
  const kind = commonKind(values);
  if (kind === undefined) return;
  const call = textOf(context.source, node);
  for (const holder of holders(site, context)) {
    yield* filled(holder, call, kind);
    if (!holder.isFixed && holder.held === kind) yield* set(holder, call);
  }
  if (kind === 'boolean') yield { text: `if (${call}) return true;`, cost: 1.4 };
  if (kind === 'boolean') yield { text: `if (!${call}) return false;`, cost: 1.5 };
  if (values.some((value) => value === undefined || value === null))
    yield* handedOn(call, indentAt(context.source, site.start), context.source);
}

interface Holder {
  readonly name: string;
  readonly held: ValueKind;
  /** It cannot be set again. */
  readonly isFixed: boolean;
}

/** What the function has begun to gather, nearest first. */
function* holders(site: OperatorSite, { bindingsAt, valuesOfName }: OperatorContext): Generator<Holder> {
  for (const { name, kind, moduleLevel } of bindingsAt(site.start)) {
    if (moduleLevel || !/^(const|let|var|parameter)$/.test(kind)) continue;
    const held = commonKind(valuesOfName(name, site));
    if (held !== undefined) yield { name, held, isFixed: kind === 'const' };
  }
}

function* filled({ name, held }: Holder, call: string, found: ValueKind): Generator<Replacement> {
  if (held === 'array' && found === 'array') yield { text: `${name}.push(...${call});`, cost: FLOOR };
  if (held === 'array') yield { text: `${name}.push(${call});`, cost: found === 'array' ? 1.7 : 1.3 };
  if (held === 'set' && (found === 'set' || found === 'array'))
    yield { text: `for (const each of ${call}) ${name}.add(each);`, cost: 1.4 };
  if (held === 'object' && found === 'object') yield { text: `Object.assign(${name}, ${call});`, cost: 1.5 };
}

function* set({ name, held }: Holder, call: string): Generator<Replacement> {
  if (held === 'number' || held === 'string') yield { text: `${name} += ${call};`, cost: 1.3 };
  if (held === 'number') yield { text: `${name} = Math.max(${name}, ${call});`, cost: 1.6 };
  if (held === 'boolean') yield { text: `${name} ||= ${call};`, cost: 1.4 };
  yield { text: `${name} = ${call};`, cost: 1.5 };
}

/** What may be missing is handed on only where it is there. */
function* handedOn(call: string, indent: string, source: string): Generator<Replacement> {
  const name = ['found', 'result', 'inner'].find((each) => !new RegExp(`\\b${each}\\b`).test(source));
  if (name === undefined) return;
  for (const [nth, missing] of ['undefined', 'null'].entries())
    yield {
      text: `const ${name} = ${call};\n${indent}if (${name} !== ${missing}) return ${name};`,
      cost: 1.5 + 0.1 * nth,
    };
}
