import { joinArgs, splitArgs } from './argv';

test('splits at spaces', () => {
  expect(splitArgs('  git   commit -a ')).toEqual(['git', 'commit', '-a']);
  expect(splitArgs('')).toEqual([]);
});

test('quotes', () => {
  expect(splitArgs(`echo "hello world" 'it is' a"b c"d`)).toEqual(['echo', 'hello world', 'it is', 'ab cd']);
  expect(() => splitArgs('echo "hello')).toThrow('Missing "');
});

test('backslashes', () => {
  expect(splitArgs(String.raw`a\ b "say \"hi\"" 'c:\dir'`)).toEqual(['a b', 'say "hi"', 'c:\\dir']);
});

test('joins arguments', () => {
  expect(joinArgs(['git', 'commit', '-m', 'it "works"'])).toBe(String.raw`git commit -m "it \"works\""`);
});

test('joined arguments can be split again', () => {
  for (const args of [
    ['a', 'b c'],
    ['--name=', "it's"],
    ['grep', '', 'file.txt'],
  ]) {
    expect(splitArgs(joinArgs(args))).toEqual(args);
  }
});
