import { joinArgs, splitArgs } from './argv';

test('empty arguments', () => {
  expect(splitArgs('""')).toEqual(['']);
  expect(splitArgs("''")).toEqual(['']);
  expect(splitArgs('a "" b')).toEqual(['a', '', 'b']);
  expect(splitArgs(`"" '' ""`)).toEqual(['', '', '']);
  expect(splitArgs('a ""')).toEqual(['a', '']);
  expect(splitArgs('  ""  ')).toEqual(['']);
});

test('empty quotes next to a text', () => {
  expect(splitArgs('a""b')).toEqual(['ab']);
  expect(splitArgs(`""a ''b c""`)).toEqual(['a', 'b', 'c']);
  expect(splitArgs(`""''`)).toEqual(['']);
  expect(splitArgs('--name=""')).toEqual(['--name=']);
});

test('spaces are no arguments', () => {
  expect(splitArgs('   ')).toEqual([]);
  expect(splitArgs(' a \t b\n')).toEqual(['a', 'b']);
});

test('quotes within quotes', () => {
  expect(splitArgs(`"it's" '"'`)).toEqual(["it's", '"']);
  expect(splitArgs(`a' 'b" "c`)).toEqual(['a b c']);
  expect(() => splitArgs(`a '`)).toThrow("Missing '");
  expect(() => splitArgs(`"" "`)).toThrow('Missing "');
});

test('there and back', () => {
  const parts = ['', ' ', 'a', '"', "'", '\\', 'a b', '\\"', '""'];
  for (const first of parts) {
    for (const second of parts) expect(splitArgs(joinArgs([first, second, 'end']))).toEqual([first, second, 'end']);
  }
  expect(splitArgs(joinArgs([]))).toEqual([]);
});
