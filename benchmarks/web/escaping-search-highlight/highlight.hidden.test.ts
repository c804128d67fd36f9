import { highlight, splitMatches } from './highlight';

test.each([
  ['a+b', 'a+b', '<mark>a+b</mark>'],
  ['aab', 'a+b', 'aab'],
  ['what? (now)', '? (', 'what<mark>?</mark> <mark>(</mark>now)'],
  ['[x] $5 ^ | \\', '$5 [x] \\ |', '<mark>[x]</mark> <mark>$5</mark> ^ <mark>|</mark> <mark>\\</mark>'],
  ['*.ts {a}', '*.ts {a}', '<mark>*.ts</mark> <mark>{a}</mark>'],
  ['abc', '.', 'abc'],
  ['a.c', '.', 'a<mark>.</mark>c'],
  ['foo FOO', 'foo', '<mark>foo</mark> <mark>FOO</mark>'],
  ['nothing', 'else', 'nothing'],
  ['', 'x', ''],
])('%j for %j', (text, query, expected) => {
  expect(highlight(text, query)).toBe(expected);
});

test('groups in the query make no pieces of their own', () => {
  expect(splitMatches('f(x)', '(x)')).toEqual([
    { text: 'f', match: false },
    { text: '(x)', match: true },
  ]);
});
