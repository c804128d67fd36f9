export interface Row {
  id: number;
  parent: number | null;
  name: string;
}
export interface TreeNode {
  id: number;
  name: string;
  children: TreeNode[];
}

export function buildTree(rows: readonly Row[]): TreeNode[] {
  const nodes = new Map<number, TreeNode>();
  const roots: TreeNode[] = [];
  for (const row of rows) {
    const node: TreeNode = { id: row.id, name: row.name, children: [] };
    nodes.set(row.id, node);
    if (row.parent !== null) nodes.get(row.parent)?.children.push(node);
    else roots.push(node);
  }
  return roots;
}
