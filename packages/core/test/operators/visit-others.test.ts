import { expect, it } from 'vitest';
import { visitOthers } from '../../src/operators/idioms/steps/visit-others.ts';
import { proposePatches } from './propose.ts';

const leaf = { kind: 'name', name: 'a' };
const node = [leaf, { kind: 'call', name: 'f', args: [leaf], target: leaf }];

it('visit-others walks what the nodes have and nobody asks for', () => {
  const source = 'const visit = (node, all) => {\n  all.push(node.kind, node.name);\n  visit(node.left, all);\n};\n';

  expect(proposePatches(visitOthers, { source, seen: { node } })).toEqual([
    source.replace('left, all);', 'left, all);\n  for (const each of node.args ?? []) visit(each, all);'),
    source.replace('left, all);', 'left, all);\n  if (node.target) visit(node.target, all);'),
  ]);
});

it('visit-others goes first where the last statement answers, and asks for nothing that is always there', () => {
  const source =
    'class Walk {\n  visit(node) {\n    if (node.left) {\n      this.visit(node.left);\n    }\n    return node.kind + node.name;\n  }\n}\n';
  const always = [{ kind: 'call', name: 'f', args: [leaf] }];

  expect(proposePatches(visitOthers, { source, seen: { node: always } })).toEqual([
    source.replace('    if', '    for (const each of node.args) this.visit(each);\n    if'),
  ]);
});

it.each([
  // It asks for all of them; nothing in it is a node; it needs what the visit answers; it never calls itself.
  ['const visit = (node) => {\n  node.args.forEach(visit);\n  visit(node.target);\n};', node],
  ['const visit = (node) => {\n  visit(node.left);\n};', [{ kind: 'a', tags: ['b'], at: { x: 1 } }]],
  ['const size = (node) => {\n  return 1 + size(node.left);\n};', node],
  ['const visit = (node) => {\n  look(node.left);\n};', node],
])('visit-others leaves %s alone', (source, seen) => {
  expect(proposePatches(visitOthers, { source, seen: { node: seen } })).toEqual([]);
});
