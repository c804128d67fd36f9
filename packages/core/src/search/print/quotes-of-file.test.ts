import { expect, it } from 'vitest';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { parseModule } from '../../syntax/parse.ts';
import { inQuotesOfFile } from './quotes-of-file.ts';

it.each([
  ['f("a", "b", x);', "g('c', 'd')", 'f("a", "b", g("c", "d"));'],
  ["f('a', 'b', x);", "g('c')", "f('a', 'b', g('c'));"],
  ['f(x);', "g('c')", "f(g('c'));"],
  ['f("a", x);', `g('say "c"', 'it\\'s')`, `f("a", g('say "c"', 'it\\'s'));`],
  ['f("a", x);', "`it's ${'b'}` + /'c'/.source", 'f("a", `it\'s ${"b"}` + /\'c\'/.source);'],
  ['f("a", x);', "g('c'", 'f("a", g(\'c\');'],
])('in %j the text %j becomes %j', (source, text, expected) => {
  const module = parseModule(source, 'a.ts');
  const start = source.lastIndexOf('x');

  const edits = inQuotesOfFile(module, [{ start, end: start + 1, text }]);

  expect(applyEdits(source, edits)).toBe(expected);
});

it('knows where the second of two edits has gone to', () => {
  const source = 'f("a", x); g(y);';
  const edits = [
    { start: source.indexOf('y'), end: source.indexOf('y') + 1, text: "'longer'" },
    { start: source.indexOf('x'), end: source.indexOf('x') + 1, text: "'first' + 'second'" },
  ];

  expect(applyEdits(source, inQuotesOfFile(parseModule(source, 'a.ts'), edits))).toBe(
    'f("a", "first" + "second"); g("longer");',
  );
});
