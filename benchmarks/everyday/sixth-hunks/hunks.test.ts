import { formatUnified, toHunks, type Line } from './hunks';

/** `a -b +c` for a line that stays, one that goes and one that comes. */
function read(text: string): Line[] {
  return text.split(' ').map((word) => {
    if (word.startsWith('+')) return { kind: 'added', text: word.slice(1) };
    if (word.startsWith('-')) return { kind: 'removed', text: word.slice(1) };
    return { kind: 'same', text: word };
  });
}

test('nothing to show', () => {
  expect(toHunks(read('a b c'))).toEqual([]);
});

test('a change in its context', () => {
  expect(toHunks(read('a b c -d +e f g h'), 1)).toEqual([
    { oldStart: 3, oldCount: 3, newStart: 3, newCount: 3, lines: read('c -d +e f') },
  ]);
});

test('changes far from each other', () => {
  expect(formatUnified(read('-a b c d e f +g'), 1)).toBe('@@ -1,2 +1 @@\n-a\n b\n@@ -6 +5,2 @@\n f\n+g');
});

test('changes near each other share a hunk', () => {
  expect(formatUnified(read('x -a b c d -e y'), 2)).toBe('@@ -1,7 +1,5 @@\n x\n-a\n b\n c\n d\n-e\n y');
});

test('hunks that touch become one', () => {
  expect(formatUnified(read('-a b c +d'), 1)).toBe('@@ -1,3 +1,3 @@\n-a\n b\n c\n+d');
});

test('a new file', () => {
  expect(formatUnified(read('+a +b'))).toBe('@@ -0,0 +1,2 @@\n+a\n+b');
});
