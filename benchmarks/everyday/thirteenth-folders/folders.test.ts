import { initial, reducer, rows, type Action, type FolderState } from './folders';

const run = (actions: Action[], state: FolderState = initial) => actions.reduce(reducer, state);

const base = run([
  { type: 'added', id: 'work', name: 'Work' },
  { type: 'added', id: 'home', name: 'Home' },
  { type: 'added', id: 'acme', name: 'Acme', parent: 'work' },
  { type: 'added', id: 'bills', name: 'Bills', parent: 'acme' },
]);

test('shows the tree by name', () => {
  expect(rows(base)).toEqual(['Home', 'Work', '  Acme', '    Bills']);
  expect(rows(run([{ type: 'toggled', id: 'work' }], base))).toEqual(['Home', 'Work']);
});

test('renames and moves', () => {
  const state = run(
    [
      { type: 'renamed', id: 'acme', name: 'ACME Ltd' },
      { type: 'moved', id: 'acme', parent: 'home' },
    ],
    base,
  );
  expect(rows(state)).toEqual(['Home', '  ACME Ltd', '    Bills', 'Work']);
});

test('no folder goes into itself', () => {
  expect(reducer(base, { type: 'moved', id: 'work', parent: 'bills' })).toBe(base);
  expect(reducer(base, { type: 'moved', id: 'work', parent: 'work' })).toBe(base);
});

test('removing takes everything below along', () => {
  const state = run(
    [
      { type: 'toggled', id: 'bills' },
      { type: 'removed', id: 'work' },
    ],
    base,
  );
  expect(rows(state)).toEqual(['Home']);
  expect(state.collapsed).toEqual([]);
});

test('the selection goes to the parent when the selected folder is removed', () => {
  const state = run(
    [
      { type: 'selected', id: 'acme' },
      { type: 'removed', id: 'acme' },
    ],
    base,
  );
  expect(state.selected).toBe('work');
});

test('the selection does not stay on a folder that went with another one', () => {
  const state = run(
    [
      { type: 'selected', id: 'bills' },
      { type: 'removed', id: 'acme' },
    ],
    base,
  );
  expect(state.selected).toBe('work');
  expect(rows(state)).toEqual(['Home', '*Work']);
});
