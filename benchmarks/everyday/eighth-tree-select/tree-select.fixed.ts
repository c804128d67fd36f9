/**
 * Tree of check boxes: a folder is checked when all within it is, and shows
 * a dash when only a part is.
 */
export type CheckState = 'checked' | 'unchecked' | 'partial';

export interface TreeNode {
  id: string;
  children?: TreeNode[];
  disabled?: boolean;
}

function leaves(node: TreeNode): TreeNode[] {
  return node.children?.length ? node.children.flatMap(leaves) : [node];
}

function find(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    const found = find(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** The state of every node; only ids of leaves are in the selection. */
export function checkStates(nodes: readonly TreeNode[], selected: ReadonlySet<string>): Map<string, CheckState> {
  const states = new Map<string, CheckState>();

  function visit(node: TreeNode): CheckState {
    let state: CheckState;
    if (node.children?.length) {
      let checked = 0;
      let partial = false;
      for (const child of node.children) {
        const below = visit(child);
        if (below === 'checked') checked++;
        if (below === 'partial') partial = true;
      }
      if (checked === node.children.length) state = 'checked';
      else state = partial || checked > 0 ? 'partial' : 'unchecked';
    } else {
      state = selected.has(node.id) ? 'checked' : 'unchecked';
    }
    states.set(node.id, state);
    return state;
  }

  nodes.forEach(visit);
  return states;
}

/** Checks all below a node, or unchecks it if all is checked; disabled leaves stay. */
export function toggle(nodes: readonly TreeNode[], selected: ReadonlySet<string>, id: string): Set<string> {
  const next = new Set(selected);
  const node = find(nodes, id);
  if (!node || node.disabled) return next;
  const targets = leaves(node).filter((leaf) => !leaf.disabled);
  const uncheck = targets.every((leaf) => selected.has(leaf.id));
  for (const leaf of targets) {
    if (uncheck) next.delete(leaf.id);
    else next.add(leaf.id);
  }
  return next;
}
