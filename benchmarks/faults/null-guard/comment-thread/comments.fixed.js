/** Comments below an article. Authors who deleted their account are null in the API. */

export function authorName(comment) {
  return comment.author?.profile?.displayName ?? comment.author?.login ?? 'Deleted user';
}

/** "AL" for "Ada Lovelace", at most two letters. */
export function initials(name) {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 2)
    .map((word) => word[0].toUpperCase())
    .join('');
}

export function toView(comment) {
  const name = authorName(comment);
  return { id: comment.id, name, avatar: initials(name), text: comment.text, replies: [] };
}

/** The comments as a tree; a reply to a comment that is gone stands at the top. */
export function buildThread(comments) {
  const views = new Map(comments.map((comment) => [comment.id, toView(comment)]));
  const roots = [];
  for (const comment of comments) {
    const parent = views.get(comment.replyTo);
    (parent ? parent.replies : roots).push(views.get(comment.id));
  }
  return roots;
}

export function participants(comments) {
  const names = comments.filter((comment) => comment.author).map((comment) => authorName(comment));
  return [...new Set(names)];
}

export function outline(views, depth = 0) {
  return views.flatMap((view) => [`${'  '.repeat(depth)}${view.name}`, ...outline(view.replies, depth + 1)]);
}
