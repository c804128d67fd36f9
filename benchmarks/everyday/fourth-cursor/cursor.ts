export interface Post {
  id: number;
  createdAt: string;
}

export interface Page {
  posts: Post[];
  next: string | null;
}

/** Newest first; of the same time, the higher id first. */
function compare(a: Post, b: Post): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return b.id - a.id;
}

function encode(post: Post): string {
  return Buffer.from(`${post.createdAt}|${post.id}`).toString('base64url');
}

function decode(cursor: string): Post {
  const [createdAt, id] = Buffer.from(cursor, 'base64url').toString().split('|');
  return { createdAt, id: Number(id) };
}

/** The posts that come after the cursor, and the cursor for those that come after them. */
export function listPosts(all: readonly Post[], limit: number, cursor?: string): Page {
  let rest = [...all].sort(compare);
  if (cursor !== undefined) {
    const last = decode(cursor);
    rest = rest.filter((post) => compare(post, last) > 0);
  }
  const posts = rest.slice(0, limit);
  const hasMore = rest.length > limit;
  return { posts, next: hasMore ? encode(rest[limit]) : null };
}
