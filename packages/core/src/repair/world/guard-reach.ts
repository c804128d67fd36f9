/** Which guard files one repair runs over its winner: those that reach the target by imports, or all of the user's run. */
export type GuardReach = 'near' | 'all';
