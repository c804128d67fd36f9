import { initial, reducer, type Action, type FolderState } from './folders';

const run = (actions: Action[], state: FolderState = initial) => actions.reduce(reducer, state);

const deep = run(
  ['a', 'b', 'c', 'd', 'e', 'f'].map((id, i, all) => ({
    type: 'added' as const,
    id,
    name: id.toUpperCase(),
    parent: i === 0 ? null : all[i - 1],
  })),
);

test('whatever is selected and removed in a chain of folders', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const [s, selected] of ids.entries()) {
    for (const [r, removed] of ids.entries()) {
      const state = run(
        [
          { type: 'selected', id: selected },
          { type: 'removed', id: removed },
        ],
        deep,
      );
      expect(state.selected).toBe(s < r ? selected : (ids[r - 1] ?? null));
      expect(Object.keys(state.folders)).toEqual(ids.slice(0, r));
    }
  }
});

test('removing a top folder leaves nothing selected', () => {
  const state = run(
    [
      { type: 'selected', id: 'c' },
      { type: 'removed', id: 'a' },
    ],
    deep,
  );
  expect(state).toEqual(initial);
});

test('the selection beside the removed folder stays', () => {
  const wide = run(
    [
      { type: 'added', id: 'x', name: 'X', parent: 'b' },
      { type: 'added', id: 'y', name: 'Y', parent: 'x' },
      { type: 'selected', id: 'y' },
    ],
    deep,
  );
  expect(reducer(wide, { type: 'removed', id: 'c' }).selected).toBe('y');
  expect(reducer(wide, { type: 'removed', id: 'x' }).selected).toBe('b');
  expect(reducer(wide, { type: 'removed', id: 'nope' })).toBe(wide);
});

test('without a selection', () => {
  const state = reducer(deep, { type: 'removed', id: 'd' });
  expect(state.selected).toBeNull();
  const moved = run(
    [
      { type: 'selected', id: 'f' },
      { type: 'moved', id: 'e', parent: null },
      { type: 'removed', id: 'a' },
    ],
    deep,
  );
  expect(moved.selected).toBe('f');
});
