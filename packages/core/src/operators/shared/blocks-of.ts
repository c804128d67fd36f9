import type { OperatorSite } from '../operator.ts';

const LONGEST_BLOCK = 12;

/** The statements among `sites`, by the block that they stand in; those of more than `longest` are left out. */
export function blocksOf(sites: readonly OperatorSite[], longest: number = LONGEST_BLOCK): OperatorSite[][] {
  const blocks = new Map<unknown, OperatorSite[]>();
  for (const site of sites) {
    const { node, path } = site;
    if (path.index === undefined || (!node.type.endsWith('Statement') && node.type !== 'VariableDeclaration')) continue;
    const list = blocks.get(path.parent?.node) ?? [];
    list.push(site);
    blocks.set(path.parent?.node, list);
  }
  return [...blocks.values()].filter((list) => list.length <= longest);
}
