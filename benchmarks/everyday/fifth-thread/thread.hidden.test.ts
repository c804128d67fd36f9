import { buildThreads, countReplies, outline } from './thread';
import type { Comment } from './thread';

const comments: Comment[] = [
  { id: 1, parent: null, text: 'a' },
  { id: 2, parent: 1, text: 'b' },
  { id: 3, parent: 2, text: 'c' },
  { id: 4, parent: 1, text: 'd' },
  { id: 5, parent: null, text: 'e' },
  { id: 6, parent: 5, text: 'f' },
];

function orders<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    orders([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

test('any order gives the same trees', () => {
  for (const order of orders(comments)) {
    const threads = buildThreads(order);
    const before = (left: string, right: string) =>
      order.findIndex(({ text }) => text === left) < order.findIndex(({ text }) => text === right);
    const first = ['a', ...(before('b', 'd') ? ['  b', '    c', '  d'] : ['  d', '  b', '    c'])];
    const second = ['e', '  f'];
    expect(outline(threads)).toEqual(before('a', 'e') ? [...first, ...second] : [...second, ...first]);
  }
});

test('from the end', () => {
  const threads = buildThreads([...comments].reverse());
  expect(threads).toEqual([
    { id: 5, text: 'e', replies: [{ id: 6, text: 'f', replies: [] }] },
    {
      id: 1,
      text: 'a',
      replies: [
        { id: 4, text: 'd', replies: [] },
        { id: 2, text: 'b', replies: [{ id: 3, text: 'c', replies: [] }] },
      ],
    },
  ]);
  expect(threads.map(countReplies)).toEqual([1, 3]);
});

test('answers to what does not exist keep their place', () => {
  const threads = buildThreads([
    { id: 9, parent: 8, text: 'x' },
    { id: 2, parent: 1, text: 'y' },
    { id: 7, parent: 77, text: 'z' },
    { id: 1, parent: null, text: 'w' },
  ]);
  expect(outline(threads)).toEqual(['x', 'z', 'w', '  y']);
});

test('the id 0', () => {
  expect(
    outline(
      buildThreads([
        { id: 1, parent: 0, text: 'b' },
        { id: 0, parent: null, text: 'a' },
      ]),
    ),
  ).toEqual(['a', '  b']);
});

test('the comments are left alone', () => {
  const list = comments.map((comment) => Object.freeze({ ...comment })).reverse();
  const copy = structuredClone(list);
  buildThreads(Object.freeze(list));
  expect(list).toEqual(copy);
});
