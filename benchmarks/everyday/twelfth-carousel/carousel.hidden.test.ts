import {
  activePicture,
  carouselReducer,
  createCarousel,
  position,
  type CarouselAction,
  type CarouselState,
} from './carousel';

const pics = (...ids: string[]) => ids.map((id) => ({ id, alt: id }));
const run = (state: CarouselState, ...actions: CarouselAction[]) => actions.reduce(carouselReducer, state);

test('whatever other picture goes, the active one stays', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const shown of ids) {
    for (const gone of ids) {
      if (shown === gone) continue;
      const state = run(createCarousel(pics(...ids)), { type: 'show', id: shown }, { type: 'remove', id: gone });
      expect(activePicture(state)?.id).toBe(shown);
      expect(state.pictures.length).toBe(4);
    }
  }
});

test('removing the active one shows the following', () => {
  const state = run(createCarousel(pics('a', 'b', 'c')), { type: 'show', id: 'b' }, { type: 'remove', id: 'b' });
  expect(activePicture(state)?.id).toBe('c');
  expect(position(state)).toBe('2 / 2');
});

test('removing the first while it is on show', () => {
  const state = run(createCarousel(pics('a', 'b', 'c')), { type: 'remove', id: 'a' });
  expect(activePicture(state)?.id).toBe('b');
  expect(state.active).toBe(0);
});

test('several removals before the active one', () => {
  const state = run(
    createCarousel(pics('a', 'b', 'c', 'd')),
    { type: 'show', id: 'd' },
    { type: 'remove', id: 'b' },
    { type: 'remove', id: 'a' },
    { type: 'next' },
  );
  expect(activePicture(state)?.id).toBe('c');
});

test('down to nothing and up again', () => {
  const empty = run(
    createCarousel(pics('a', 'b')),
    { type: 'play' },
    { type: 'remove', id: 'a' },
    { type: 'remove', id: 'b' },
  );
  expect(empty.active).toBe(-1);
  expect(empty.playing).toBe(false);
  const again = run(empty, { type: 'insert', picture: pics('z')[0], at: 4 });
  expect(activePicture(again)?.id).toBe('z');
});

test('unknown ids leave the state alone', () => {
  const state = createCarousel(pics('a', 'b'));
  expect(run(state, { type: 'remove', id: 'q' })).toBe(state);
  expect(run(state, { type: 'show', id: 'q' })).toBe(state);
});
