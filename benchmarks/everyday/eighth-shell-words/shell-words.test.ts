import { shellQuote, shellWords } from './shell-words';

test('words', () => {
  expect(shellWords('git  commit\t-m  done ')).toEqual(['git', 'commit', '-m', 'done']);
  expect(shellWords('   ')).toEqual([]);
});

test('quotes and escapes', () => {
  expect(shellWords(`echo "hello world" 'a "b"' c\\ d`)).toEqual(['echo', 'hello world', 'a "b"', 'c d']);
  expect(shellWords(`--name="J. Doe"`)).toEqual(['--name=J. Doe']);
});

test('variables, but not in single quotes', () => {
  const env = { HOME: '/root', N: '3' };
  expect(shellWords(`cp $HOME/a "$HOME/b c" '$HOME'`, env)).toEqual(['cp', '/root/a', '/root/b c', '$HOME']);
});

test('comments', () => {
  expect(shellWords('make all # everything')).toEqual(['make', 'all']);
  expect(shellWords('open page.html#top')).toEqual(['open', 'page.html#top']);
});

test('an empty argument is an argument', () => {
  expect(shellWords(`ssh-keygen -N "" -f key`)).toEqual(['ssh-keygen', '-N', '', '-f', 'key']);
});

test('a quote that is never closed', () => {
  expect(() => shellWords('echo "oops')).toThrow(SyntaxError);
});

test('quotes a word', () => {
  expect(shellQuote('a/b.txt')).toBe('a/b.txt');
  expect(shellQuote(`it's`)).toBe(`'it'\\''s'`);
});
