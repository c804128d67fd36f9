import { EventStreamParser } from './sse';

const dataOf = (text: string) => new EventStreamParser().feed(`${text}\n\n`).map(({ data }) => data);

test('takes one space away', () => {
  expect(dataOf('data:a')).toEqual(['a']);
  expect(dataOf('data: a')).toEqual(['a']);
  expect(dataOf('data:  a')).toEqual([' a']);
  expect(dataOf('data:    a')).toEqual(['   a']);
});

test('keeps white space at the end', () => {
  expect(dataOf('data: a ')).toEqual(['a ']);
  expect(dataOf('data:a  ')).toEqual(['a  ']);
  expect(dataOf('data: a\t')).toEqual(['a\t']);
});

test('keeps a tab', () => {
  expect(dataOf('data:\ta')).toEqual(['\ta']);
  expect(dataOf('data: \ta')).toEqual(['\ta']);
});

test('only white space', () => {
  expect(dataOf('data:')).toEqual(['']);
  expect(dataOf('data: ')).toEqual(['']);
  expect(dataOf('data:  ')).toEqual([' ']);
  expect(dataOf('data')).toEqual(['']);
});

test('code', () => {
  expect(dataOf('data: if (a) {\ndata:   b();\ndata: }')).toEqual(['if (a) {\n  b();\n}']);
});

test('line ends are no part of it', () => {
  expect(new EventStreamParser().feed('data:  a \r\nevent: x\r\n\r\n')).toEqual([{ type: 'x', data: ' a ', id: '' }]);
});

test('other fields', () => {
  const parser = new EventStreamParser();
  expect(parser.feed('event: price\nid: 4\nretry: 10\ndata: {"a": 1}\n\n')).toEqual([
    { type: 'price', data: '{"a": 1}', id: '4' },
  ]);
  expect(parser.retryAfter).toBe(10);
  expect(parser.feed('id:5\nevent:stock\nretry:20\ndata:x:  y\n\n')).toEqual([
    { type: 'stock', data: 'x:  y', id: '5' },
  ]);
  expect(parser.retryAfter).toBe(20);
});

test('a space at the border of two pieces', () => {
  const parser = new EventStreamParser();
  expect(parser.feed('data: ')).toEqual([]);
  expect(parser.feed(' a')).toEqual([]);
  expect(parser.feed(' \n\n')).toEqual([{ type: 'message', data: ' a ', id: '' }]);
});
