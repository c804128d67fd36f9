import type * as Babel from '@babel/types';
import { endOf, isFunction, isTypeOnly, startOf, textOf } from '../../../syntax/node.ts';
import { pathsOf, type Path } from '../../../syntax/path.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { statesBySetter } from '../../shared/states-by-setter.ts';
import { hookCall, type HookCall } from './hook-calls.ts';

const COST = { all: 0.9, one: 1, none: 1.3 };

/** `useMemo(() => list.filter(keep), [list])` → `[list, keep]`; without a list `[list, keep]` and `[]`. */
export const nameDependencies: Operator = {
  name: 'name-dependencies',
  family: 'arguments',
  description: 'a value that an effect, a memo or a callback of a component reads, and is not made anew for',
  floor: COST.all,
  on: 'expression',
  *replacements({ node, path }, context) {
    const listed =
      node.type === 'ArrayExpression' && path.parent !== undefined ? hookCall(path.parent.node) : undefined;
    if (listed?.dependencies !== undefined && listed.dependencies === node) {
      const missing = missingNames(listed, path, context);
      if (missing.length > 0) yield { text: withMore(listed.dependencies, missing, context), cost: COST.all };
      if (missing.length < 2) return;
      for (const name of missing) yield { text: withMore(listed.dependencies, [name], context), cost: COST.one };
    }
    const unlisted = hookCall(node);
    if (unlisted === undefined || unlisted.dependencies !== undefined) return;
    const missing = missingNames(unlisted, path, context);
    if (missing.length > 0) yield { text: withList(unlisted, missing, context), cost: COST.none };
    yield { text: withList(unlisted, [], context), cost: COST.none + 0.1 };
  },
};

/** Of the component, read in the callback, neither among the dependencies nor something that never changes. */
function missingNames(hook: HookCall, path: Path, context: OperatorContext): string[] {
  const named = new Set(
    hook.dependencies?.elements.map((each) => each && /^[\w$]+/.exec(textOf(context.source, each))?.[0]),
  );
  const setters = statesBySetter(path);
  const around = context
    .bindingsAt(startOf(hook.callback))
    .filter(
      ({ name, moduleLevel, kind }) =>
        !moduleLevel && kind !== 'import' && !setters.has(name) && !/Ref$|^ref$|^dispatch$/.test(name),
    )
    .map(({ name }) => name);
  const read = new Set(
    [...pathsOf(hook.callback, isTypeOnly)].filter(isRead).map(({ node }) => (node as Babel.Identifier).name),
  );
  const own = new Set([...pathsOf(hook.callback)].flatMap((each) => declaredBy(each)));
  return around.filter((name) => read.has(name) && !own.has(name) && !named.has(name));
}

function isRead({ node, parent, key }: Path): boolean {
  if (node.type !== 'Identifier') return false;
  const up = parent?.node;
  if (up?.type === 'MemberExpression' || up?.type === 'OptionalMemberExpression')
    return key !== 'property' || up.computed;
  return up?.type !== 'ObjectProperty' || key !== 'key' || up.computed;
}

function declaredBy({ node, parent, key }: Path): string[] {
  if (node.type !== 'Identifier') return [];
  const isParameter = key === 'params' && parent !== undefined && isFunction(parent.node);
  return isParameter || (parent?.node.type === 'VariableDeclarator' && key === 'id') ? [node.name] : [];
}

function withMore(list: Babel.ArrayExpression, names: readonly string[], { source }: OperatorContext): string {
  const last = list.elements.at(-1);
  const at = last ? endOf(last) : startOf(list) + 1;
  return source.slice(startOf(list), at) + (last ? ', ' : '') + names.join(', ') + source.slice(at, endOf(list));
}

function withList({ call, callback }: HookCall, names: readonly string[], { source }: OperatorContext): string {
  return `${source.slice(startOf(call), endOf(callback))}, [${names.join(', ')}])`;
}
