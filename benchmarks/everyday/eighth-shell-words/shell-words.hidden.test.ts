import { shellQuote, shellWords } from './shell-words';

test('empty words of either quote, at any place', () => {
  expect(shellWords(`''`)).toEqual(['']);
  expect(shellWords(`""`)).toEqual(['']);
  expect(shellWords(`'' a`)).toEqual(['', 'a']);
  expect(shellWords(`a '' b ""`)).toEqual(['a', '', 'b', '']);
});

test('empty quotes inside of words add nothing', () => {
  expect(shellWords(`a""b ''c d''`)).toEqual(['ab', 'c', 'd']);
  expect(shellWords(`""''`)).toEqual(['']);
});

test('a quoted # does not start a comment', () => {
  expect(shellWords(`grep "#" file`)).toEqual(['grep', '#', 'file']);
  expect(shellWords(`grep ""# file # rest`)).toEqual(['grep', '#', 'file']);
});

test('there and back', () => {
  for (const words of [['a', '', 'b c'], [''], [`it's`, '$x', '"'], ['', '']]) {
    expect(shellWords(words.map(shellQuote).join(' '))).toEqual(words);
  }
});

test('unknown variables and single dollars', () => {
  expect(shellWords('a$NOPE b', {})).toEqual(['a', 'b']);
  expect(shellWords('cost 5$ "$ x"')).toEqual(['cost', '5$', '$ x']);
  expect(shellWords('"$NOPE" x', {})).toEqual(['', 'x']);
});

test('escapes in double quotes', () => {
  expect(shellWords('say "a \\"b\\" c"')).toEqual(['say', 'a "b" c']);
  expect(() => shellWords(`it's`)).toThrow("missing '");
});
