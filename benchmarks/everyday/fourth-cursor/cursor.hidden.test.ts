import { listPosts } from './cursor';

const post = (id: number, createdAt: string) => ({ id, createdAt });

function allPages(posts: { id: number; createdAt: string }[], limit: number): number[][] {
  const pages: number[][] = [];
  let cursor: string | undefined;
  for (let round = 0; round < 20; round++) {
    const page = listPosts(posts, limit, cursor);
    pages.push(page.posts.map(({ id }) => id));
    if (page.next === null) return pages;
    cursor = page.next;
  }
  return pages;
}

const posts = [post(3, '2024-02-01'), post(1, '2024-02-02'), post(7, '2024-02-02'), post(2, '2024-01-01')];

test('each post once', () => {
  expect(allPages(posts, 1)).toEqual([[7], [1], [3], [2]]);
  expect(allPages(posts, 2)).toEqual([
    [7, 1],
    [3, 2],
  ]);
  expect(allPages(posts, 3)).toEqual([[7, 1, 3], [2]]);
  expect(allPages(posts, 4)).toEqual([[7, 1, 3, 2]]);
  expect(allPages(posts, 9)).toEqual([[7, 1, 3, 2]]);
});

test('of the same time', () => {
  const same = [1, 2, 3, 4, 5].map((id) => post(id, '2024-05-05T10:00:00Z'));
  expect(allPages(same, 2)).toEqual([[5, 4], [3, 2], [1]]);
});

test('none', () => {
  expect(listPosts([], 3)).toEqual({ posts: [], next: null });
});

test('a post that comes in between is not shown twice', () => {
  const first = listPosts(posts, 2);
  const later = listPosts([...posts, post(9, '2024-03-01')], 2, first.next!);
  expect(later.posts.map(({ id }) => id)).toEqual([3, 2]);
  expect(later.next).toBeNull();
});

test('the given posts stay as they are', () => {
  const given = [...posts];
  listPosts(given, 2);
  expect(given).toEqual(posts);
});
