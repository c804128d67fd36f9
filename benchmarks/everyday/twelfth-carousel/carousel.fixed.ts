/** State of the image carousel on the product page. Pure, so the view can replay it. */
export interface Picture {
  id: string;
  alt: string;
}

export interface CarouselState {
  pictures: readonly Picture[];
  /** index of the picture on show, -1 while there is none */
  active: number;
  /** wrap around at both ends */
  loop: boolean;
  playing: boolean;
}

export type CarouselAction =
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'show'; id: string }
  | { type: 'insert'; picture: Picture; at: number }
  | { type: 'remove'; id: string }
  | { type: 'play' }
  | { type: 'pause' };

export function createCarousel(pictures: readonly Picture[], loop = true): CarouselState {
  return { pictures: [...pictures], active: pictures.length > 0 ? 0 : -1, loop, playing: false };
}

export function activePicture(state: CarouselState): Picture | undefined {
  return state.pictures[state.active];
}

function step(state: CarouselState, by: 1 | -1): CarouselState {
  const count = state.pictures.length;
  if (count < 2) return state;
  const target = state.active + by;
  if (target >= 0 && target < count) return { ...state, active: target };
  if (!state.loop) return { ...state, playing: false };
  return { ...state, active: (target + count) % count };
}

function insertAt(state: CarouselState, picture: Picture, at: number): CarouselState {
  const index = Math.max(0, Math.min(at, state.pictures.length));
  const pictures = [...state.pictures.slice(0, index), picture, ...state.pictures.slice(index)];
  const active = state.active < 0 ? 0 : index <= state.active ? state.active + 1 : state.active;
  return { ...state, pictures, active };
}

function remove(state: CarouselState, id: string): CarouselState {
  const index = state.pictures.findIndex((p) => p.id === id);
  if (index < 0) return state;
  const pictures = state.pictures.filter((p) => p.id !== id);
  let active = state.active;
  if (index < active) active -= 1;
  // the last one was on show: fall back to the one before it
  active = Math.min(active, pictures.length - 1);
  return { ...state, pictures, active, playing: state.playing && pictures.length > 1 };
}

export function carouselReducer(state: CarouselState, action: CarouselAction): CarouselState {
  switch (action.type) {
    case 'next':
      return step(state, 1);
    case 'previous':
      return step(state, -1);
    case 'show': {
      const index = state.pictures.findIndex((p) => p.id === action.id);
      return index < 0 ? state : { ...state, active: index };
    }
    case 'insert':
      return insertAt(state, action.picture, action.at);
    case 'remove':
      return remove(state, action.id);
    case 'play':
      return state.pictures.length > 1 ? { ...state, playing: true } : state;
    case 'pause':
      return { ...state, playing: false };
  }
}

/** "2 / 5", for the caption below the picture. */
export function position(state: CarouselState): string {
  return `${state.active + 1} / ${state.pictures.length}`;
}
