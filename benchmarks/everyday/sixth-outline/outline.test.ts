import { readHeadings, renderOutline, toOutline } from './outline';

/** `1A 2B` for the heading A of level 1 and the heading B of level 2. */
function numbers(text: string): string[] {
  const headings = text.split(' ').map((word) => ({ level: Number(word[0]), text: word.slice(1) }));
  return renderOutline(toOutline(headings))
    .split('\n')
    .map((line) => line.trim());
}

test('reads headings', () => {
  expect(readHeadings('# Title\ntext\n## Use ##\n```sh\n# install\n```\n### C#')).toEqual([
    { level: 1, text: 'Title' },
    { level: 2, text: 'Use' },
    { level: 3, text: 'C#' },
  ]);
});

test('nests', () => {
  expect(
    toOutline([
      { level: 1, text: 'A' },
      { level: 2, text: 'B' },
    ]),
  ).toEqual([{ text: 'A', number: '1', children: [{ text: 'B', number: '1.1', children: [] }] }]);
});

test('comes back to a higher level', () => {
  expect(numbers('1A 2B 3C 3D 2E 1F 2G')).toEqual(['1 A', '1.1 B', '1.1.1 C', '1.1.2 D', '1.2 E', '2 F', '2.1 G']);
});

test('a page without the first level', () => {
  expect(numbers('2A 2B 3C 2D')).toEqual(['1 A', '2 B', '2.1 C', '3 D']);
});

test('leaves a level out', () => {
  expect(numbers('1A 3B 3C 2D')).toEqual(['1 A', '1.1 B', '1.2 C', '1.3 D']);
});

test('renders down to a depth', () => {
  const outline = toOutline(readHeadings('# A\n## B\n### C\n# D'));
  expect(renderOutline(outline, 2)).toBe('1 A\n  1.1 B\n2 D');
});
