export interface Board {
  title: string;
  columns: Record<string, string[]>;
}

export type Action =
  | { type: 'rename'; title: string }
  | { type: 'add'; column: string; card: string }
  | { type: 'remove'; column: string; card: string }
  /** The card gets the place `index` in its new column. */
  | { type: 'move'; card: string; from: string; to: string; index: number };

const without = (cards: string[], card: string) => cards.filter((id) => id !== card);

export function boardReducer(board: Board, action: Action): Board {
  switch (action.type) {
    case 'rename':
      return { ...board, title: action.title };
    case 'add': {
      const cards = board.columns[action.column] ?? [];
      return { ...board, columns: { ...board.columns, [action.column]: [...cards, action.card] } };
    }
    case 'remove': {
      const cards = board.columns[action.column] ?? [];
      return { ...board, columns: { ...board.columns, [action.column]: without(cards, action.card) } };
    }
    case 'move': {
      const { card, from, to, index } = action;
      if (!board.columns[from]?.includes(card)) return board;
      const columns = { ...board.columns, [from]: without(board.columns[from], card) };
      const target = [...(columns[to] ?? [])];
      target.splice(index, 0, card);
      return { ...board, columns: { ...columns, [to]: target } };
    }
  }
}
