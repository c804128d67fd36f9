export interface Track {
  id: number;
  title: string;
  seconds: number;
}

export interface Playlist {
  tracks: Track[];
  playing: number | null;
}

export type Action =
  | { type: 'added'; track: Track }
  | { type: 'removed'; id: number }
  | { type: 'played'; id: number }
  | { type: 'sorted'; by: 'title' | 'seconds' };

function compare(a: Track, b: Track, by: 'title' | 'seconds'): number {
  if (by === 'seconds') return a.seconds - b.seconds;
  return a.title.localeCompare(b.title);
}

export function reduce(state: Playlist, action: Action): Playlist {
  switch (action.type) {
    case 'added':
      return { ...state, tracks: [...state.tracks, action.track] };
    case 'removed':
      return {
        tracks: state.tracks.filter((track) => track.id !== action.id),
        playing: state.playing === action.id ? null : state.playing,
      };
    case 'played':
      return { ...state, playing: action.id };
    case 'sorted':
      return { ...state, tracks: state.tracks.sort((a, b) => compare(a, b, action.by)) };
    default:
      return state;
  }
}
