export type Move = readonly [from: number, to: number];

/** The moves that bring a tower of disks from one of the pegs 1, 2 and 3 to another. */
export function hanoi(height: number, start: number, end: number): Move[] {
  const moves: Move[] = [];
  if (height > 0) {
    const helper = [1, 2, 3].find((peg) => peg !== start && peg !== end) as number;
    moves.push(...hanoi(height - 1, start, helper));
    moves.push([start, helper]);
    moves.push(...hanoi(height - 1, helper, end));
  }
  return moves;
}
