import { checkStates, toggle, type TreeNode } from './tree-select';

const node = (id: string, ...children: TreeNode[]): TreeNode => (children.length ? { id, children } : { id });
const deep = [node('a', node('b', node('c', node('x'), node('y')), node('d', node('z'))), node('w'))];
const states = (...selected: string[]) => Object.fromEntries(checkStates(deep, new Set(selected)));

test('a dash goes up to the root', () => {
  expect(states('x')).toMatchObject({ x: 'checked', y: 'unchecked', c: 'partial', b: 'partial', a: 'partial' });
  expect(states('y')).toMatchObject({ c: 'partial', d: 'unchecked', b: 'partial', a: 'partial' });
});

test('checked and dash together', () => {
  expect(states('x', 'z')).toMatchObject({ c: 'partial', d: 'checked', b: 'partial', a: 'partial' });
  expect(states('x', 'w')).toMatchObject({ b: 'partial', a: 'partial' });
});

test('all children with a dash', () => {
  const tree = [node('r', node('p', node('1'), node('2')), node('q', node('3'), node('4')))];
  const result = checkStates(tree, new Set(['1', '4']));
  expect([result.get('p'), result.get('q'), result.get('r')]).toEqual(['partial', 'partial', 'partial']);
});

test('a single chain of folders', () => {
  const tree = [node('r', node('p', node('1'), node('2')))];
  expect(checkStates(tree, new Set(['2'])).get('r')).toBe('partial');
  expect(checkStates(tree, new Set(['1', '2'])).get('r')).toBe('checked');
  expect(checkStates(tree, new Set()).get('r')).toBe('unchecked');
});

test('all and nothing', () => {
  expect(new Set(Object.values(states('x', 'y', 'z', 'w')))).toEqual(new Set(['checked']));
  expect(new Set(Object.values(states()))).toEqual(new Set(['unchecked']));
  expect(states('z', 'x', 'y')).toMatchObject({ b: 'checked', w: 'unchecked', a: 'partial' });
});

test('toggling leaves the given selection, and empty folders are leaves', () => {
  const selected = new Set(['x']);
  expect([...toggle(deep, selected, 'c')].sort()).toEqual(['x', 'y']);
  expect([...selected]).toEqual(['x']);
  expect(checkStates([{ id: 'e', children: [] }], new Set(['e'])).get('e')).toBe('checked');
});
