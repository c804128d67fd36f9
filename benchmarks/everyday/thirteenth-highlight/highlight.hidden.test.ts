import { findLines, toMarkup } from './highlight';

test('equal lines are all found', () => {
  const text = Array(12).fill('error').join('\n');
  expect(findLines(text, 'error').map((h) => h.line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a hit far right does not hide one far left', () => {
  const text = 'a long way to the needle\nneedle\n.. needle\r\nneedle in a needle';
  const hits = findLines(text, 'needle');
  expect(hits.map((h) => h.line)).toEqual([1, 2, 3, 4]);
  expect(hits.map((h) => toMarkup(h.parts, 'b'))).toEqual([
    'a long way to the <b>needle</b>',
    '<b>needle</b>',
    '.. <b>needle</b>',
    '<b>needle</b> in a <b>needle</b>',
  ]);
});

test('the parts always hold every hit of the line', () => {
  const lines = Array.from({ length: 30 }, (_, i) => `${'-'.repeat(i % 7)}ab${'-'.repeat((i * 5) % 11)}AB`);
  const hits = findLines(lines.join('\n'), 'ab', { limit: 99 });
  expect(hits).toHaveLength(30);
  for (const [i, hit] of hits.entries()) {
    expect(hit.parts.map((p) => p.text).join('')).toBe(lines[i]);
    expect(hit.parts.filter((p) => p.hit)).toHaveLength(2);
  }
});

test('the limit counts hits, not lines', () => {
  const text = 'x key\nkey\nnothing\nkey\nkey';
  expect(findLines(text, 'key', { limit: 3 }).map((h) => h.line)).toEqual([1, 2, 4]);
  expect(findLines(text, 'KEY x', { limit: 2 }).map((h) => h.line)).toEqual([1, 2]);
});

test('whole words on neighbouring lines', () => {
  const text = 'see the cat\ncat\ncats\nbobcat\ncat!';
  expect(findLines(text, 'cat', { wholeWords: true }).map((h) => h.line)).toEqual([1, 2, 5]);
});
