import { formatFen, move, parseFen, START } from './fen';

test('reads the start position', () => {
  const position = parseFen(START);
  expect(position.squares[0].join('')).toBe('rnbqkbnr');
  expect(position.squares[4]).toEqual(Array(8).fill(null));
  expect(position.turn).toBe('w');
  expect(position.castling).toBe('KQkq');
  expect(position.enPassant).toBeNull();
});

test('writes what it has read', () => {
  expect(formatFen(parseFen(START))).toBe(START);
  expect(formatFen(parseFen('4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR b - e3 3 12'))).toMatch(/ b - e3 3 12$/);
});

test('refuses broken boards', () => {
  expect(() => parseFen('8/8/8 w - - 0 1')).toThrow('3 ranks');
  expect(() => parseFen(START.replace('RNBQ', 'RXBQ'))).toThrow('unknown piece "X"');
  expect(() => parseFen(START.replace('/8/', '/7/'))).toThrow('has 7 squares');
});

test('the Italian game', () => {
  let position = parseFen(START);
  for (const [from, to] of [
    ['e2', 'e4'],
    ['e7', 'e5'],
    ['g1', 'f3'],
    ['b8', 'c6'],
    ['f1', 'c4'],
  ]) {
    position = move(position, from, to);
  }
  expect(formatFen(position)).toBe('r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3');
});

test('moving leaves the old position alone', () => {
  const before = parseFen(START);
  const after = move(before, 'a2', 'a3');
  expect(before.squares[6][0]).toBe('P');
  expect(after.squares[6][0]).toBeNull();
  expect(() => move(after, 'a2', 'a4')).toThrow('nothing on a2');
});
