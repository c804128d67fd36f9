import { dedent, stripIndent } from './dedent';

test('lines without text do not count, whatever blanks they hold', () => {
  expect(stripIndent('    a\n\n    b')).toBe('a\n\nb');
  expect(stripIndent('    a\n  \n    b')).toBe('a\n\nb');
  expect(stripIndent('  a\n          \n  b')).toBe('a\n\nb');
  expect(stripIndent('\t\ta\n\t\n\t\t\tb')).toBe('a\n\n\tb');
});

test('empty lines at both ends', () => {
  expect(stripIndent('\n   a\n    b\n')).toBe('\na\n b\n');
  expect(stripIndent('   a\n\n\n   b\n\n')).toBe('a\n\n\nb\n\n');
});

test('nothing but blanks', () => {
  expect(stripIndent('')).toBe('');
  expect(stripIndent('   ')).toBe('');
});

test('several paragraphs in a template', () => {
  const strings = (text: string) => Object.assign([text], { raw: [text] });
  expect(dedent(strings('\n      import a;\n\n      export {\n        a,\n\n        b,\n      };\n    '))).toBe(
    'import a;\n\nexport {\n  a,\n\n  b,\n};',
  );
});

test('an empty line next to values', () => {
  const code = 'x();\n\ny();';
  expect(dedent`
      head

        ${code}
      ${null}
      tail
  `).toBe('head\n\n  x();\n\n  y();\n\ntail');
});

test('a line without indentation still sets it to nothing', () => {
  expect(stripIndent('  a\n\nb\n  c')).toBe('  a\n\nb\n  c');
});
