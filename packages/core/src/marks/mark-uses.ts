import type { Node } from '../syntax/node.ts';
import { isFunction, startOf } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import { memberName, scopeOf, type FileTree } from '../syntax/file-tree.ts';
import type { IsMarker } from './marker-calls.ts';
import type { StaticMark } from './static-mark.ts';

/** Where a mark ends up: the call that declares the marked test or suite, or the place in a body. */
export interface MarkUse {
  readonly form: StaticMark['form'];
  readonly declares: 'test' | 'suite' | 'unknown';
  /** The declaring call; for `body` the marker's own. */
  readonly at: Path;
  readonly hasRows: boolean;
}

/** How far from the marker's call we are: what a call of this expression would declare. */
interface Step {
  readonly declares: 'test' | 'suite';
  readonly hasRows: boolean;
  /** It is `each`, `skipIf` and the like: the next call gives the function that declares. */
  readonly isPending: boolean;
}

const PENDING = new Set(['each', 'for', 'skipIf', 'runIf', 'extend', 'override', 'scoped']);

/** Follows a mark from its call, through chains and constants, to all that it is used for. */
export function usesOf(call: Path, tree: FileTree, isMarker: IsMarker): MarkUse[] {
  const seen = new Set<Node>();
  const uses = follow(call, { declares: 'test', hasRows: false, isPending: false });
  return uses.length > 0 ? uses : [{ form: 'body', declares: 'unknown', at: call, hasRows: false }];

  function follow(path: Path, step: Step): MarkUse[] {
    const { parent: up, key } = path;
    if (up === undefined || seen.has(path.node)) return [];
    seen.add(path.node);
    switch (up.node.type) {
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return key === 'object' ? follow(up, memberStep(memberName(up.node) ?? '', step)) : [];
      case 'TaggedTemplateExpression':
        return follow(up, { ...step, isPending: false });
      case 'CallExpression':
      case 'OptionalCallExpression':
        return key === 'callee' ? called(up, step) : passed(path, up, step);
      case 'VariableDeclarator':
        return key === 'init' ? bound(up.node.id, step) : [];
      case 'SpreadElement':
      case 'ObjectExpression':
      case 'ConditionalExpression':
      case 'LogicalExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSInstantiationExpression':
        return follow(up, step);
      case 'ObjectProperty':
        return key === 'value' ? follow(up, step) : [];
      case 'ExportSpecifier':
        return [{ form: 'wrapper', declares: 'unknown', at: up, hasRows: false }];
      default:
        return [];
    }
  }

  function called(up: Path, step: Step): MarkUse[] {
    if (step.isPending) return follow(up, { ...step, isPending: false });
    return [{ form: 'wrapper', declares: step.declares, at: up, hasRows: step.hasRows }];
  }

  /** `test(name, heal(t), fn)`; `heal(a, heal(b).test)` is a mark around a mark. */
  function passed(path: Path, up: Path, step: Step): MarkUse[] {
    const { callee } = up.node as { callee: Node };
    if (isMarker(callee)) return path.index === 1 ? follow(up, step) : [];
    if (path.index === 0) return [{ form: 'wrapper', declares: 'unknown', at: up, hasRows: false }];
    return [{ form: 'options', declares: 'unknown', at: up, hasRows: false }];
  }

  function bound(id: Node, step: Step): MarkUse[] {
    if (id.type === 'Identifier') return references(id.name, startOf(id)).flatMap((path) => follow(path, step));
    if (id.type !== 'ObjectPattern') return [];
    return id.properties.flatMap((property) => {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') return [];
      return bound(property.value, memberStep(property.key.name, step));
    });
  }

  function references(name: string, declaredAt: number): Path[] {
    const scope = scopeOf(tree, name, declaredAt);
    return tree.paths.filter(
      ({ node, parent, key }) =>
        node.type === 'Identifier' &&
        node.name === name &&
        startOf(node) !== declaredAt &&
        isRead(parent?.node, key) &&
        scopeOf(tree, name, startOf(node)) === scope,
    );
  }
}

function memberStep(name: string, step: Step): Step {
  if (name === 'describe') return { ...step, declares: 'suite' };
  if (!PENDING.has(name)) return step;
  return { ...step, isPending: true, hasRows: step.hasRows || name === 'each' || name === 'for' };
}

/** Not the name of a property, nor of what is being declared. */
function isRead(parent: Node | undefined, key: string): boolean {
  if (parent === undefined || key === 'id' || key === 'params' || isFunction(parent)) return key === 'body';
  if (key === 'property' || key === 'key') return (parent as { computed?: boolean }).computed === true;
  return true;
}
