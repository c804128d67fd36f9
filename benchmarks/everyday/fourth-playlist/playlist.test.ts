import { reduce } from './playlist';

const a = { id: 1, title: 'Yes', seconds: 200 };
const b = { id: 2, title: 'Bees', seconds: 310 };
const c = { id: 3, title: 'Magic', seconds: 95 };

test('add and remove', () => {
  const added = reduce({ tracks: [a], playing: 1 }, { type: 'added', track: b });
  expect(added).toEqual({ tracks: [a, b], playing: 1 });
  expect(reduce(added, { type: 'removed', id: 1 })).toEqual({ tracks: [b], playing: null });
});

test('sort', () => {
  const state = { tracks: [a, b, c], playing: null };
  expect(reduce(state, { type: 'sorted', by: 'title' }).tracks).toEqual([b, c, a]);
  expect(reduce(state, { type: 'sorted', by: 'seconds' }).tracks).toEqual([c, a, b]);
});

test('the state before stays as it was', () => {
  const before = { tracks: [a, b, c], playing: 2 };
  const after = reduce(before, { type: 'sorted', by: 'title' });
  expect(before.tracks).toEqual([a, b, c]);
  expect(after.tracks).not.toBe(before.tracks);
});
