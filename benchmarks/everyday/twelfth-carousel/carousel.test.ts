import {
  activePicture,
  carouselReducer,
  createCarousel,
  position,
  type CarouselAction,
  type CarouselState,
} from './carousel';

const pics = (...ids: string[]) => ids.map((id) => ({ id, alt: `picture ${id}` }));
const run = (state: CarouselState, ...actions: CarouselAction[]) => actions.reduce(carouselReducer, state);

test('starts at the first picture', () => {
  expect(activePicture(createCarousel(pics('a', 'b')))?.id).toBe('a');
  expect(createCarousel([]).active).toBe(-1);
  expect(position(createCarousel(pics('a', 'b', 'c')))).toBe('1 / 3');
});

test('goes round when looping', () => {
  const state = createCarousel(pics('a', 'b', 'c'));
  expect(activePicture(run(state, { type: 'previous' }))?.id).toBe('c');
  expect(activePicture(run(state, { type: 'next' }, { type: 'next' }, { type: 'next' }))?.id).toBe('a');
});

test('stops at the end when not looping', () => {
  const state = createCarousel(pics('a', 'b'), false);
  const end = run(state, { type: 'play' }, { type: 'next' }, { type: 'next' });
  expect(activePicture(end)?.id).toBe('b');
  expect(end.playing).toBe(false);
});

test('inserting keeps the picture on show', () => {
  const state = run(createCarousel(pics('a', 'b', 'c')), { type: 'show', id: 'b' });
  const [extra] = pics('x');
  expect(activePicture(run(state, { type: 'insert', picture: extra, at: 0 }))?.id).toBe('b');
  expect(activePicture(run(state, { type: 'insert', picture: extra, at: 3 }))?.id).toBe('b');
});

test('removing the last picture while it is on show', () => {
  const state = run(createCarousel(pics('a', 'b', 'c')), { type: 'show', id: 'c' }, { type: 'remove', id: 'c' });
  expect(activePicture(state)?.id).toBe('b');
});

test('removing an earlier picture does not change what is on show', () => {
  const state = run(createCarousel(pics('a', 'b', 'c', 'd')), { type: 'show', id: 'c' }, { type: 'remove', id: 'a' });
  expect(activePicture(state)?.id).toBe('c');
  expect(position(state)).toBe('2 / 3');
});
