import { EventStreamParser } from './sse';

const read = (...pieces: string[]) => {
  const parser = new EventStreamParser();
  return pieces.flatMap((piece) => parser.feed(piece));
};

test('events', () => {
  expect(read('id: 7\nevent: price\ndata: 12.50\n\ndata: end\n\n')).toEqual([
    { type: 'price', data: '12.50', id: '7' },
    { type: 'message', data: 'end', id: '7' },
  ]);
});

test('several lines of data', () => {
  expect(read('data: one\ndata:two\n\n')[0].data).toBe('one\ntwo');
});

test('pieces', () => {
  expect(read('da', 'ta: a', 'bc\r', '\n\r\nda', 'ta: d\n').map(({ data }) => data)).toEqual(['abc']);
});

test('comments and lines of no use', () => {
  const parser = new EventStreamParser();
  expect(parser.feed(': ping\nretry: 500\nretry: soon\nother: 1\n\n')).toEqual([]);
  expect(parser.retryAfter).toBe(500);
});

// The answers of the assistant come word by word, and all spaces were lost.
test('words of an answer', () => {
  const words = read('data: Hello\n\n', 'data:  world\n\n', 'data:  again \n\n').map(({ data }) => data);
  expect(words.join('')).toBe('Hello world again ');
});
