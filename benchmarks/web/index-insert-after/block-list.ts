/** The blocks of a page in an editor. */

export interface Block {
  readonly id: string;
  readonly text: string;
}

export function blockIndex(blocks: readonly Block[], id: string): number {
  return blocks.findIndex((block) => block.id === id);
}

/** Puts a block behind another one; at the end when that one is not there any more. */
export function insertAfter(blocks: readonly Block[], id: string, block: Block): Block[] {
  const at = blockIndex(blocks, id);
  const before = at + 1;
  return [...blocks.slice(0, before), block, ...blocks.slice(before)];
}

/** One place up or down; blocks at the edge stay. */
export function move(blocks: readonly Block[], id: string, by: 1 | -1): Block[] {
  const at = blockIndex(blocks, id);
  const to = at + by;
  if (at === -1 || to < 0 || to >= blocks.length) return [...blocks];
  const moved = [...blocks];
  [moved[at], moved[to]] = [moved[to] as Block, moved[at] as Block];
  return moved;
}

export function textOf(blocks: readonly Block[]): string {
  return blocks.map((block) => block.text).join('\n\n');
}
