export interface Score {
  player: string;
  team: string;
  points: number;
  /** Time needed; with equal points, the faster player is better. */
  seconds: number;
}

export interface Row extends Score {
  rank: number;
}

/** Negative when `a` is better, 0 when nothing tells them apart. */
function compareScores(a: Score, b: Score): number {
  return b.points - a.points || a.seconds - b.seconds;
}

/**
 * The best first, of one team or of all. Equal scores share a rank, and the ranks after them
 * are left out, as usual in sports: 1, 2, 2, 4.
 */
export function leaderboard(scores: readonly Score[], team?: string): Row[] {
  const sorted = scores.filter((score) => team === undefined || score.team === team).sort(compareScores);
  const rows: Row[] = [];
  sorted.forEach((score, index) => {
    const isTie = index > 0 && compareScores(sorted[index - 1], score) === 0;
    rows.push({ ...score, rank: isTie ? rows[index - 1].rank : index + 1 });
  });
  return rows;
}

/** The rows up to a rank; these may be more than `places` when the last rank is shared. */
export function podium(rows: readonly Row[], places = 3): Row[] {
  return rows.filter(({ rank }) => rank <= places);
}

/** The sum of the best `count` results of each team, the best team first. */
export function teamTotals(scores: readonly Score[], count = 3): { team: string; points: number }[] {
  const teams = [...new Set(scores.map(({ team }) => team))];
  return teams
    .map((team) => {
      const best = leaderboard(scores, team).slice(0, count);
      return { team, points: best.reduce((sum, { points }) => sum + points, 0) };
    })
    .sort((a, b) => b.points - a.points);
}

export function formatRow({ rank, player, points }: Row): string {
  return `${String(rank).padStart(3)}. ${player} (${points})`;
}
