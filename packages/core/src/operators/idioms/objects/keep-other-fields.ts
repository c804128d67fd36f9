import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { statesBySetter } from '../../shared/states-by-setter.ts';
import { isChain } from '../../shared/is-chain.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { ownKeys } from '../../shared/own-keys.ts';
import { operandText } from '../../shared/text.ts';
import { commonKind } from '../../shared/value-kind.ts';
import type { Operator, OperatorContext, OperatorSite } from '../../operator.ts';

const COST = 1.4;

/** `this.state = patch` → `this.state = { ...this.state, ...patch }`, `same ? user : each` → `same ? { ...each, ...user } : each`. */
export const keepOtherFields: Operator = {
  name: 'keep-other-fields',
  family: 'missing-value',
  description: 'an update that takes the place of what was there, with all fields that it does not name',
  floor: COST,
  on: 'expression',
  *replacements(site, context) {
    const { node, path } = site;
    // To put an empty object there is to begin anew.
    const isMade = node.type === 'ObjectExpression' && node.properties.length > 0;
    if (!isChain(node) && !isMade) return;
    const before = placeOf(path, context.source);
    const text = textOf(context.source, node);
    if (before === undefined || text.includes(`...${before.text}`) || text === before.text) return;
    if (!lacksFields(site, before.name, context)) return;
    const inner = isMade ? text.replace(/^\{\s*|,?\s*\}$/g, '') : `...${text}`;
    yield { text: `{ ...${before.text}, ${inner} }`, cost: COST };
    const added = isMade ? addedField(node, before.text, context) : undefined;
    if (added !== undefined) yield { text: added, cost: COST + 0.1 };
  },
};

/** `{ [key]: amount }` → `{ ...old, [key]: (old?.[key] ?? 0) + amount }`. */
function addedField(
  { properties: [field, ...others] }: Babel.ObjectExpression,
  before: string,
  { source, kindOf }: OperatorContext,
): string | undefined {
  if (field?.type !== 'ObjectProperty' || !field.computed || others.length > 0) return undefined;
  if (kindOf(field.value) !== 'number' || !isRepeatable(field.key)) return undefined;
  const [key, amount] = [textOf(source, field.key), operandText(source, field.value)];
  // It counts already.
  if (amount.includes(before)) return undefined;
  return `{ ...${before}, [${key}]: (${before}?.[${key}] ?? 0) + ${amount} }`;
}

interface Place {
  readonly text: string;
  /** What holds it, when a name does. */
  readonly name?: string;
}

/** Where the value is put, as it is read. */
function placeOf(path: Path, source: string): Place | undefined {
  const { parent, key, index } = path;
  const up = parent?.node;
  if (up?.type === 'AssignmentExpression' && key === 'right' && up.operator === '=' && isChain(up.left))
    return up.left.type === 'MemberExpression' && !isInConstructor(path)
      ? { text: textOf(source, up.left) }
      : undefined;
  if (up?.type === 'ConditionalExpression' && (key === 'consequent' || key === 'alternate')) {
    const other = key === 'consequent' ? up.alternate : up.consequent;
    return other.type === 'Identifier' ? { text: other.name, name: other.name } : undefined;
  }
  if (up?.type !== 'CallExpression' || key !== 'arguments') return undefined;
  const state = index === 0 && up.callee.type === 'Identifier' ? statesBySetter(path).get(up.callee.name) : undefined;
  if (state !== undefined) return { text: state, name: state };
  if (index !== 1 || methodName(up) !== 'set') return undefined;
  const { object } = up.callee as Babel.MemberExpression;
  const [at] = up.arguments;
  const isReadAgain = up.arguments.length === 2 && at !== undefined && isRepeatable(at) && isChain(object);
  return isReadAgain ? { text: `${textOf(source, object)}.get(${textOf(source, at)})` } : undefined;
}

/** Where nothing is there yet. */
function isInConstructor(path: Path): boolean {
  const own = enclosingFunction(path)?.node;
  return own?.type === 'ClassMethod' && own.kind === 'constructor';
}

/** Whether the new value is an object, of fewer fields than what was there as far as that is known. */
function lacksFields(site: OperatorSite, name: string | undefined, context: OperatorContext): boolean {
  if (context.kindOf(site.node) !== 'object') return false;
  if (name === undefined) return true;
  const before = context.valuesOfName(name, site);
  // What a computed key leaves out differs from time to time.
  if (site.node.type === 'ObjectExpression' && site.node.properties.some(isComputed))
    return commonKind(before) === 'object';
  const fields = new Set(ownKeys(context.failingValuesOf(site.node)));
  return commonKind(before) === 'object' && ownKeys(before).some((key) => !fields.has(key));
}

function isComputed(property: Babel.ObjectExpression['properties'][number]): boolean {
  return property.type === 'ObjectProperty' && property.computed;
}
