import { checkStates, toggle, type TreeNode } from './tree-select';

const tree: TreeNode[] = [
  {
    id: 'docs',
    children: [{ id: 'guide', children: [{ id: 'intro' }, { id: 'setup' }] }, { id: 'readme' }],
  },
  { id: 'src', children: [{ id: 'main' }, { id: 'locked', disabled: true }] },
];
const state = (id: string, ...selected: string[]) => checkStates(tree, new Set(selected)).get(id);

test('leaves', () => {
  expect(state('intro', 'intro')).toBe('checked');
  expect(state('intro')).toBe('unchecked');
});

test('all or nothing', () => {
  expect(state('docs', 'intro', 'setup', 'readme')).toBe('checked');
  expect(state('guide', 'intro', 'setup')).toBe('checked');
  expect(state('docs')).toBe('unchecked');
});

test('a part of a folder', () => {
  expect(state('guide', 'intro')).toBe('partial');
  expect(state('docs', 'readme')).toBe('partial');
});

test('a part of a folder in a folder', () => {
  expect(state('docs', 'intro')).toBe('partial');
  expect(state('src', 'intro')).toBe('unchecked');
});

test('checks and unchecks a folder', () => {
  const all = toggle(tree, new Set(['intro']), 'docs');
  expect([...all].sort()).toEqual(['intro', 'readme', 'setup']);
  expect([...toggle(tree, all, 'docs')]).toEqual([]);
});

test('leaves out what is disabled', () => {
  expect([...toggle(tree, new Set(), 'src')]).toEqual(['main']);
  expect([...toggle(tree, new Set(), 'locked')]).toEqual([]);
});
