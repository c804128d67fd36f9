import { listPosts } from './cursor';

const posts = [
  { id: 1, createdAt: '2024-01-01' },
  { id: 2, createdAt: '2024-01-02' },
  { id: 3, createdAt: '2024-01-03' },
  { id: 4, createdAt: '2024-01-03' },
  { id: 5, createdAt: '2024-01-05' },
];
const ids = (page: { posts: { id: number }[] }) => page.posts.map((post) => post.id);

test('first page', () => {
  expect(ids(listPosts(posts, 2))).toEqual([5, 4]);
});

test('a page that holds all', () => {
  const page = listPosts(posts, 5);
  expect(ids(page)).toEqual([5, 4, 3, 2, 1]);
  expect(page.next).toBeNull();
});

test('page by page', () => {
  const first = listPosts(posts, 2);
  const second = listPosts(posts, 2, first.next!);
  expect(ids(second)).toEqual([3, 2]);
  const third = listPosts(posts, 2, second.next!);
  expect(ids(third)).toEqual([1]);
  expect(third.next).toBeNull();
});
