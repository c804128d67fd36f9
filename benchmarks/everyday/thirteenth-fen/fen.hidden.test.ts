import { formatFen, parseFen, type Piece } from './fen';

test('known positions survive the round trip', () => {
  for (const fen of [
    'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
    '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
    'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    '1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 30',
    '4k3/8/8/8/8/8/8/4K3 w - - 50 99',
  ]) {
    expect(formatFen(parseFen(fen))).toBe(fen);
  }
});

test('every pattern of empty squares', () => {
  const base = parseFen('8/8/8/8/8/8/8/8 w - - 0 1');
  for (let bits = 0; bits < 256; bits++) {
    const rank = Array.from({ length: 8 }, (_, i): Piece | null => (bits & (1 << i) ? 'n' : null));
    const expected = rank
      .map((p) => p ?? '-')
      .join('')
      .replace(/-+/g, (s) => String(s.length));
    const text = formatFen({ ...base, squares: [rank, ...base.squares.slice(1)] });
    expect(text.split('/')[0]).toBe(expected);
    expect(parseFen(text).squares[0]).toEqual(rank);
  }
});
