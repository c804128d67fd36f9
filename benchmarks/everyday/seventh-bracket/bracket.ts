/**
 * Single elimination bracket for our tournaments (2, 4, 8, 16 ... players).
 *
 * Matches are numbered through from 0: first all of round 1, then round 2 and
 * so on; the last one is the final. The winners of matches 0 and 1 meet in the
 * first match of round 2, and so forth.
 *
 * Referees make mistakes, so a result can be reported again. A match whose
 * line-up changes thereby loses its own result and has to be played (again).
 */
export interface Match {
  id: number;
  round: number;
  players: [string | null, string | null];
  winner: string | null;
}

export class BracketError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BracketError';
  }
}

/**
 * Order in which seeds are put into the bracket so that the best meet as late
 * as possible: for 4 players 1-4, 2-3; for 8 players 1-8, 4-5, 2-7, 3-6.
 */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

export class Bracket {
  private readonly matches: Match[] = [];

  /** Players in the order of their seeds, the best first. */
  constructor(readonly players: readonly string[]) {
    const size = players.length;
    if (size < 2 || (size & (size - 1)) !== 0) throw new BracketError('number of players must be a power of two');
    if (new Set(players).size !== size) throw new BracketError('players must be distinct');

    const order = seedOrder(size);
    for (let round = 1, count = size / 2; count >= 1; round++, count /= 2) {
      for (let i = 0; i < count; i++) {
        const first = round === 1;
        this.matches.push({
          id: this.matches.length,
          round,
          players: first ? [players[order[2 * i] - 1], players[order[2 * i + 1] - 1]] : [null, null],
          winner: null,
        });
      }
    }
  }

  get champion(): string | null {
    return this.final.winner;
  }

  get rounds(): number {
    return this.final.round;
  }

  match(id: number): Readonly<Match> {
    const match = this.matches[id];
    if (!match) throw new BracketError(`no match ${id}`);
    return match;
  }

  /** Matches that can be played now. */
  playable(): Readonly<Match>[] {
    return this.matches.filter((m) => m.winner === null && m.players.every((p) => p !== null));
  }

  report(id: number, winner: string): void {
    const match = this.match(id) as Match;
    if (match.players.includes(null)) throw new BracketError(`match ${id} is not ready`);
    if (!match.players.includes(winner)) throw new BracketError(`${winner} does not play in match ${id}`);
    if (match.winner === winner) return;
    match.winner = winner;
    this.advance(match);
  }

  /** The round in which a player went out, or null if still in (or champion). */
  eliminatedIn(player: string): number | null {
    const lost = this.matches.find((m) => m.winner !== null && m.winner !== player && m.players.includes(player));
    return lost ? lost.round : null;
  }

  /** Passes the outcome of a match on to the next round. */
  private advance(match: Match): void {
    const next = this.nextOf(match);
    if (!next) return;
    next.players[match.id % 2] = match.winner;
    next.winner = null;
  }

  private nextOf(match: Match): Match | null {
    if (match === this.final) return null;
    return this.matches[this.players.length / 2 + Math.floor(match.id / 2)];
  }

  private get final(): Match {
    return this.matches[this.matches.length - 1];
  }
}
