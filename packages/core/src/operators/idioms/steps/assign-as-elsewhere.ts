import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, programOf, type Path } from '../../../syntax/path.ts';
import type { Operator, OperatorContext, OperatorSite, Replacement } from '../../operator.ts';
import { commonKind } from '../../shared/value-kind.ts';

const COST = { same: 1.5, ofAnother: 1.6, ofTheLast: 1.4 };
const MOST_NAMES = 8;

/** `used = 0` → `used = widthOf(rest)`, where it was `let used = widthOf(first)` before: it begins again as it began, with what is at hand here. */
export const assignAsElsewhere: Operator = {
  name: 'assign-as-elsewhere',
  family: 'variable',
  description: 'a sum, a width or a state that begins again with nothing, and began with something',
  floor: COST.ofTheLast,
  on: 'expression',
  *replacements(site, context) {
    const { parent, key } = site.path;
    if (!isPlain(site.node) || parent?.node.type !== 'AssignmentExpression' || key !== 'right') return;
    if (parent.node.operator !== '=') return;
    const target = textOf(context.source, parent.node.left);
    const made = new Set<string>();
    for (const value of valuesElsewhere(target, site.path, context.source)) {
      const text = textOf(context.source, value);
      if (made.has(text)) continue;
      made.add(text);
      yield { text, cost: COST.same };
      yield* ofOthers(value, site, context);
    }
  },
};

/** It says nothing of what is at hand. */
function isPlain(node: Node): boolean {
  return (
    /^(?:Numeric|String|Null|Boolean)Literal$/.test(node.type) ||
    (node.type === 'Identifier' && node.name === 'undefined')
  );
}

const known = new WeakMap<Babel.Program, ReadonlyMap<string, readonly Node[]>>();

/** What else is assigned to it, and is worked out, but not of itself. */
function valuesElsewhere(target: string, at: Path, source: string): readonly Node[] {
  const program = programOf(at);
  const values = known.get(program) ?? valuesIn(program, source);
  known.set(program, values);
  return values.get(target) ?? [];
}

/** By the text of what they are assigned to. */
function valuesIn(program: Babel.Program, source: string): ReadonlyMap<string, readonly Node[]> {
  const values = new Map<string, Node[]>();
  for (const { node } of pathsOf(program)) {
    const [target, value] = partsOf(node);
    if (!target || !value || !/^(?:Call|Binary|Member)Expression$/.test(value.type)) continue;
    // The text of a declared name has its type as well.
    const name = target.type === 'Identifier' ? target.name : textOf(source, target);
    if (!wordsOf(value, source).includes(name)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

function partsOf(node: Node): readonly (Node | null | undefined)[] {
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' ? [node.id, node.init] : [];
  return node.type === 'AssignmentExpression' && node.operator === '=' ? [node.left, node.right] : [];
}

function wordsOf(node: Node, source: string): string[] {
  return textOf(source, node).match(/[\w$.]+/g) ?? [];
}

/** The same of something else of that kind. */
function* ofOthers(value: Node, site: OperatorSite, context: OperatorContext): Generator<Replacement> {
  const { source, bindingsAt, valuesOf, valuesOfName } = context;
  const last = takenBefore(site.path, source);
  for (const { node, parent, key } of pathsOf(value, isFunction)) {
    const isCalled = key === 'callee' || (parent?.node.type === 'MemberExpression' && key === 'property');
    if (node.type !== 'Identifier' || isCalled) continue;
    const kind = commonKind(valuesOf(node));
    if (kind === undefined) continue;
    const others = bindingsAt(site.start).filter(
      ({ name, parameters }) =>
        name !== node.name && parameters === undefined && commonKind(valuesOfName(name, site)) === kind,
    );
    for (const { name } of others.slice(0, MOST_NAMES)) {
      const text = source.slice(startOf(value), startOf(node)) + name + source.slice(endOf(node), endOf(value));
      yield { text, cost: name === last ? COST.ofTheLast : COST.ofAnother };
    }
  }
}

/** `rest` in `line = rest; used = 0;`: what the statement before begins again with. */
function takenBefore(path: Path, source: string): string | undefined {
  const statement = path.parent?.parent;
  const { body = [] } = (statement?.parent?.node ?? {}) as Partial<Babel.BlockStatement>;
  const before = Array.isArray(body) ? body[(statement?.index ?? 0) - 1] : undefined;
  const assigned = before?.type === 'ExpressionStatement' ? before.expression : undefined;
  return assigned?.type === 'AssignmentExpression' ? textOf(source, assigned.right) : undefined;
}
