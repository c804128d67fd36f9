/** Reads and writes chess positions in Forsyth-Edwards notation. */
export type Piece = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

export interface Position {
  /** eight rows, the eighth rank first; null is an empty square */
  squares: Array<Array<Piece | null>>;
  turn: 'w' | 'b';
  castling: string;
  enPassant: string | null;
  halfMoves: number;
  fullMoves: number;
}

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function parseRank(text: string): Array<Piece | null> {
  const rank: Array<Piece | null> = [];
  for (const char of text) {
    if (/[1-8]/.test(char)) rank.push(...Array<null>(Number(char)).fill(null));
    else if (/[kqrbnp]/i.test(char)) rank.push(char as Piece);
    else throw new SyntaxError(`unknown piece "${char}"`);
  }
  if (rank.length !== 8) throw new SyntaxError(`rank "${text}" has ${rank.length} squares`);
  return rank;
}

export function parseFen(fen: string): Position {
  const [board, turn, castling = '-', enPassant = '-', half = '0', full = '1'] = fen.trim().split(/\s+/);
  const ranks = board.split('/');
  if (ranks.length !== 8) throw new SyntaxError(`${ranks.length} ranks`);
  if (turn !== 'w' && turn !== 'b') throw new SyntaxError(`whose turn is "${turn}"?`);
  return {
    squares: ranks.map(parseRank),
    turn,
    castling: castling === '-' ? '' : castling,
    enPassant: enPassant === '-' ? null : enPassant,
    halfMoves: Number(half),
    fullMoves: Number(full),
  };
}

function formatRank(rank: Array<Piece | null>): string {
  let text = '';
  let empty = 0;
  for (const piece of rank) {
    if (piece === null) {
      empty += 1;
      continue;
    }
    if (empty > 0) text += empty;
    text += piece;
  }
  return empty > 0 ? text + empty : text;
}

export function formatFen(position: Position): string {
  return [
    position.squares.map(formatRank).join('/'),
    position.turn,
    position.castling || '-',
    position.enPassant ?? '-',
    position.halfMoves,
    position.fullMoves,
  ].join(' ');
}

function locate(square: string): [row: number, column: number] {
  const match = /^([a-h])([1-8])$/.exec(square);
  if (!match) throw new RangeError(`no square "${square}"`);
  return [8 - Number(match[2]), match[1].charCodeAt(0) - 97];
}

/** Moves a piece without looking at the rules of the game. */
export function move(position: Position, from: string, to: string): Position {
  const [fromRow, fromColumn] = locate(from);
  const [toRow, toColumn] = locate(to);
  const piece = position.squares[fromRow][fromColumn];
  if (!piece) throw new Error(`nothing on ${from}`);
  const captures = position.squares[toRow][toColumn] !== null;
  const squares = position.squares.map((rank) => [...rank]);
  squares[fromRow][fromColumn] = null;
  squares[toRow][toColumn] = piece;
  return {
    ...position,
    squares,
    turn: position.turn === 'w' ? 'b' : 'w',
    enPassant: null,
    halfMoves: captures || piece.toLowerCase() === 'p' ? 0 : position.halfMoves + 1,
    fullMoves: position.fullMoves + (position.turn === 'b' ? 1 : 0),
  };
}
