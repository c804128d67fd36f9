/** The longest run of days on which something was done: `true` stands for such a day. */
export function longestStreak(days) {
  let longest = 0;
  let current = 0;
  for (const done of days) {
    current = done ? current + 1 : 0;
  }
  return longest;
}
