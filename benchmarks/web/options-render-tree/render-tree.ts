/** Prints a tree of files, as command line tools do. */

export interface TreeNode {
  readonly name: string;
  readonly children?: readonly TreeNode[];
}

export interface RenderOptions {
  /** Plain characters for terminals without line drawing. */
  readonly ascii?: boolean;
  /** Leaves out names that begin with a dot. */
  readonly hideDotFiles?: boolean;
}

interface Lines {
  readonly branch: string;
  readonly last: string;
  readonly down: string;
}

const DRAWN: Lines = { branch: '├── ', last: '└── ', down: '│   ' };
const ASCII: Lines = { branch: '|-- ', last: '`-- ', down: '|   ' };

/** A line for the node and one for each below it, without a line end. */
export function renderTree(node: TreeNode, options: RenderOptions = {}, indent = ''): string[] {
  const lines = options.ascii ? ASCII : DRAWN;
  const children = (node.children ?? []).filter((child) => !(options.hideDotFiles && child.name.startsWith('.')));
  const below = children.flatMap((child, index) => {
    const isLast = index === children.length - 1;
    const inner = indent + (isLast ? '    ' : lines.down);
    const [head = '', ...rest] = renderTree(child, {}, inner);
    return [indent + (isLast ? lines.last : lines.branch) + head, ...rest];
  });
  return [node.name, ...below];
}

export function printTree(node: TreeNode, options?: RenderOptions): string {
  return renderTree(node, options)
    .map((line) => `${line}\n`)
    .join('');
}
