/** Tags of all posts, each once, sorted; drafts may have none. */
export function tagList(posts) {
  const tags = new Set();
  for (const post of posts) {
    for (const tag of post.tags ?? []) tags.add(tag);
  }
  return [...tags].sort();
}
