/** Tags that begin with what was typed, in their own order and spelling. */
export function matchingTags(tags, typed) {
  const prefix = typed.trim();
  if (prefix === '') return [];
  return tags.filter((tag) => tag.toLowerCase().startsWith(prefix));
}
