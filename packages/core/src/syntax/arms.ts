import { isFunction, type Node } from './node.ts';
import type { Path } from './path.ts';

/** One arm of an `if` or a `switch`, and those that do not run when it does. */
export interface Arm {
  readonly own: Node;
  readonly others: readonly Node[];
}

/** The arms of its function that `path` stands in, innermost first. */
export function* armsAround(path: Path): Generator<Arm> {
  for (let at = path; at.parent !== undefined && !isFunction(at.node); at = at.parent) {
    const { node } = at.parent;
    if (node.type === 'SwitchStatement') {
      if (at.key === 'cases') yield { own: at.node, others: node.cases.filter((each) => each !== at.node) };
    } else if (node.type === 'IfStatement') {
      const other = at.key === 'consequent' ? node.alternate : at.key === 'alternate' ? node.consequent : undefined;
      if (other) yield { own: at.node, others: [other] };
    }
  }
}
