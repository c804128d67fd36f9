import { buildTree } from './tree';
import type { TreeNode } from './tree';

const row = (id: number, parent: number | null) => ({ id, parent, name: `n${id}` });

/** "0(1 2(3))" */
function outline(nodes: readonly TreeNode[]): string {
  return nodes.map(({ id, children }) => (children.length === 0 ? `${id}` : `${id}(${outline(children)})`)).join(' ');
}

test('several below zero', () => {
  expect(outline(buildTree([row(0, null), row(1, 0), row(2, 0), row(3, 2)]))).toBe('0(1 2(3))');
});

test('zero in the middle', () => {
  expect(outline(buildTree([row(5, null), row(0, 5), row(7, 0), row(8, 7)]))).toBe('5(0(7(8)))');
});

test('several roots', () => {
  expect(outline(buildTree([row(0, null), row(1, null), row(2, 1), row(3, 0)]))).toBe('0(3) 1(2)');
  expect(outline(buildTree([row(3, null), row(0, null), row(4, 3)]))).toBe('3(4) 0');
});

test('nothing', () => {
  expect(buildTree([])).toEqual([]);
});

test('nodes are whole', () => {
  expect(buildTree([row(0, null), row(1, 0)])).toEqual([
    { id: 0, name: 'n0', children: [{ id: 1, name: 'n1', children: [] }] },
  ]);
});
