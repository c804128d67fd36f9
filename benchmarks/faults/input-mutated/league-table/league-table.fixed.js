/**
 * @typedef {{ team: string, points: number, scored: number, conceded: number }} Standing
 */

/** Three points for a win, one for a draw. */
function pointsFor(scored, conceded) {
  if (scored > conceded) return 3;
  return scored === conceded ? 1 : 0;
}

const difference = (standing) => standing.scored - standing.conceded;

/** Adds up matches into one standing a team, in the order in which the teams first played. */
export function standings(matches) {
  const byTeam = new Map();
  const add = (team, scored, conceded) => {
    const standing = byTeam.get(team) ?? { team, points: 0, scored: 0, conceded: 0 };
    byTeam.set(team, {
      team,
      points: standing.points + pointsFor(scored, conceded),
      scored: standing.scored + scored,
      conceded: standing.conceded + conceded,
    });
  };
  for (const { home, away, score } of matches) {
    add(home, score[0], score[1]);
    add(away, score[1], score[0]);
  }
  return [...byTeam.values()];
}

/** Ranks standings: points, then goal difference, then goals, then the name. */
export function leagueTable(teams) {
  return [...teams]
    .sort(
      (a, b) =>
        b.points - a.points || difference(b) - difference(a) || b.scored - a.scored || a.team.localeCompare(b.team),
    )
    .map((standing, index) => ({ rank: index + 1, team: standing.team, points: standing.points }));
}

export function relegated(teams, places) {
  return leagueTable(teams)
    .slice(-places)
    .map((row) => row.team);
}
