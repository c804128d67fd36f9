import { buildThreads, countReplies, outline } from './thread';

test('answers stand below their comment', () => {
  const threads = buildThreads([
    { id: 1, parent: null, text: 'Question' },
    { id: 2, parent: 1, text: 'Answer' },
    { id: 3, parent: null, text: 'Other' },
    { id: 4, parent: 2, text: 'Thanks' },
  ]);
  expect(outline(threads)).toEqual(['Question', '  Answer', '    Thanks', 'Other']);
  expect(threads.map(countReplies)).toEqual([2, 0]);
});

test('the newest first', () => {
  const threads = buildThreads([
    { id: 4, parent: 1, text: 'Second answer' },
    { id: 3, parent: 2, text: 'Thanks' },
    { id: 2, parent: 1, text: 'First answer' },
    { id: 1, parent: null, text: 'Question' },
  ]);
  expect(outline(threads)).toEqual(['Question', '  Second answer', '  First answer', '    Thanks']);
});

test('the comment was deleted', () => {
  const threads = buildThreads([
    { id: 5, parent: 1, text: 'Lost' },
    { id: 6, parent: 5, text: 'Too' },
  ]);
  expect(outline(threads)).toEqual(['Lost', '  Too']);
});

test('no comments', () => {
  expect(buildThreads([])).toEqual([]);
});
