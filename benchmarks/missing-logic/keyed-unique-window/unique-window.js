/** Length of the longest part of a text in which no character comes twice. */
export function uniqueWindow(text) {
  const lastSeen = {};
  let start = 0;
  let longest = 0;
  for (let end = 0; end < text.length; end++) {
    const character = text[end];
    if (lastSeen[character] >= start) start = lastSeen[character] + 1;
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}
