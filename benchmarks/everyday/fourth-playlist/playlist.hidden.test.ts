import { type Action, type Playlist, reduce } from './playlist';

const track = (id: number, title: string, seconds: number) => ({ id, title, seconds });
const tracks = [track(1, 'c', 30), track(2, 'a', 20), track(3, 'b', 10)];

function frozen(playing: number | null = null): Playlist {
  return Object.freeze({ tracks: Object.freeze([...tracks]) as Playlist['tracks'], playing });
}

const ids = (state: Playlist) => state.tracks.map(({ id }) => id);

test('every action leaves the state alone', () => {
  const actions: Action[] = [
    { type: 'added', track: track(4, 'd', 5) },
    { type: 'removed', id: 2 },
    { type: 'played', id: 3 },
    { type: 'sorted', by: 'title' },
    { type: 'sorted', by: 'seconds' },
  ];
  expect(actions.map((action) => ids(reduce(frozen(), action)))).toEqual([
    [1, 2, 3, 4],
    [1, 3],
    [1, 2, 3],
    [2, 3, 1],
    [3, 2, 1],
  ]);
});

test('history', () => {
  const history: Playlist[] = [{ tracks: [...tracks], playing: 1 }];
  for (const by of ['title', 'seconds', 'title'] as const) {
    history.push(reduce(history[history.length - 1], { type: 'sorted', by }));
  }
  expect(history.map(ids)).toEqual([
    [1, 2, 3],
    [2, 3, 1],
    [3, 2, 1],
    [2, 3, 1],
  ]);
  expect(history.map(({ playing }) => playing)).toEqual([1, 1, 1, 1]);
});

test('what plays', () => {
  expect(reduce(frozen(1), { type: 'played', id: 3 }).playing).toBe(3);
  expect(reduce(frozen(1), { type: 'removed', id: 1 }).playing).toBeNull();
  expect(reduce(frozen(1), { type: 'removed', id: 2 }).playing).toBe(1);
});

test('unknown actions', () => {
  const state = frozen(2);
  expect(reduce(state, { type: 'unknown' } as unknown as Action)).toBe(state);
});

test('of the same length, in the order before', () => {
  const state = { tracks: [track(1, 'x', 5), track(2, 'y', 5), track(3, 'z', 1)], playing: null };
  expect(ids(reduce(state, { type: 'sorted', by: 'seconds' }))).toEqual([3, 1, 2]);
  expect(ids(state)).toEqual([1, 2, 3]);
});
