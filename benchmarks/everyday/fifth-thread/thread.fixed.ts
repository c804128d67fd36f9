export interface Comment {
  id: number;
  /** The comment this one answers. */
  parent: number | null;
  text: string;
}

export interface ThreadNode {
  id: number;
  text: string;
  replies: ThreadNode[];
}

/** The comments as trees, in the order given. An answer to a comment that does not exist stands on its own. */
export function buildThreads(comments: readonly Comment[]): ThreadNode[] {
  const nodes = new Map<number, ThreadNode>();
  const roots: ThreadNode[] = [];
  for (const { id, text } of comments) {
    nodes.set(id, { id, text, replies: [] });
  }
  for (const { id, parent } of comments) {
    const node = nodes.get(id)!;
    const above = parent === null ? undefined : nodes.get(parent);
    if (above) above.replies.push(node);
    else roots.push(node);
  }
  return roots;
}

export function countReplies(node: ThreadNode): number {
  return node.replies.reduce((sum, reply) => sum + 1 + countReplies(reply), 0);
}

export function outline(nodes: readonly ThreadNode[], depth = 0): string[] {
  return nodes.flatMap((node) => [`${'  '.repeat(depth)}${node.text}`, ...outline(node.replies, depth + 1)]);
}
