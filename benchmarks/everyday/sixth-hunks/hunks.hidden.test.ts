import { formatUnified, toHunks, type Line } from './hunks';

function read(text: string): Line[] {
  return text.split(' ').map((word) => {
    if (word.startsWith('+')) return { kind: 'added', text: word.slice(1) };
    if (word.startsWith('-')) return { kind: 'removed', text: word.slice(1) };
    return { kind: 'same', text: word };
  });
}

/** Two changes with so many lines between, before and after them. */
function twoChanges(between: number, around = 10): Line[] {
  const same = (name: string, length: number): Line[] =>
    Array.from({ length }, (_, index) => ({ kind: 'same', text: `${name}${index}` }));
  return [
    ...same('before', around),
    { kind: 'removed', text: 'one' },
    ...same('between', between),
    { kind: 'added', text: 'two' },
    ...same('after', around),
  ];
}

test('one hunk or two', () => {
  for (const context of [0, 1, 2, 3, 5]) {
    for (let between = 0; between <= 12; between++) {
      expect([context, between, toHunks(twoChanges(between), context).length]).toEqual([
        context,
        between,
        between <= 2 * context ? 1 : 2,
      ]);
    }
  }
});

test('shows no line twice', () => {
  for (let between = 0; between <= 8; between++) {
    const shown = toHunks(twoChanges(between), 3).flatMap(({ lines }) => lines);
    expect(new Set(shown).size).toBe(shown.length);
  }
});

test('a shared hunk has all lines between', () => {
  const lines = twoChanges(6);
  expect(toHunks(lines, 3)).toEqual([
    { oldStart: 8, oldCount: 13, newStart: 8, newCount: 13, lines: lines.slice(7, 21) },
  ]);
});

test('two hunks', () => {
  const lines = twoChanges(7);
  expect(toHunks(lines, 3)).toEqual([
    { oldStart: 8, oldCount: 7, newStart: 8, newCount: 6, lines: lines.slice(7, 14) },
    { oldStart: 16, oldCount: 6, newStart: 15, newCount: 7, lines: lines.slice(15, 22) },
  ]);
});

test('three changes in a chain', () => {
  expect(toHunks(read('-a b c d -e f g h -i'), 2)).toHaveLength(1);
  expect(toHunks(read('-a b c d -e f g h i j -k'), 2)).toHaveLength(2);
});

test('no context', () => {
  expect(formatUnified(read('a -b +c d +e'), 0)).toBe('@@ -2 +2 @@\n-b\n+c\n@@ -3,0 +4 @@\n+e');
});

test('the default context', () => {
  expect(toHunks(twoChanges(6))).toHaveLength(1);
  expect(toHunks(twoChanges(7))).toHaveLength(2);
});

test('at the ends', () => {
  expect(formatUnified(read('-a b c -d'), 3)).toBe('@@ -1,4 +1,2 @@\n-a\n b\n c\n-d');
});
