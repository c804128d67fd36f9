import { code, dedent, docComment } from './snippets';

test('empty lines do not count', () => {
  expect(dedent('  a\n\n  b')).toBe('a\n\nb');
  expect(dedent('    a\n\n\n      b\n\n    c')).toBe('a\n\n\n  b\n\nc');
});

test('lines of white space do not count either and end empty', () => {
  expect(dedent('    a\n \n    b')).toBe('a\n\nb');
  expect(dedent('    a\n  \t\n      b')).toBe('a\n\n  b');
  expect(dedent('  a\n          \n  b')).toBe('a\n\nb');
});

test('lines without indentation do count', () => {
  expect(dedent('a\n\n  b')).toBe('a\n\n  b');
  expect(dedent('    a\n\nb\n    c')).toBe('    a\n\nb\n    c');
});

test('blank lines are kept, even at the ends', () => {
  expect(dedent('\n\n  a\n\n')).toBe('\na\n');
});

test('nothing but blank lines', () => {
  expect(dedent('')).toBe('');
  expect(dedent('   ')).toBe('');
  expect(dedent('\n')).toBe('');
  expect(dedent(' \n  \n ')).toBe('');
});

test('windows line ends', () => {
  expect(dedent('\r\n    a\r\n\r\n      b\r\n  ')).toBe('a\n\n  b');
});

test('interpolated blocks with blank lines', () => {
  const body = 'a();\n\nb();';
  expect(code`
      run(() => {
        ${body}

        c();
      });
  `).toBe('run(() => {\n  a();\n\n  b();\n\n  c();\n});');
});

test('comments with paragraphs', () => {
  expect(
    docComment(`
      First paragraph.

      Second one.
    `),
  ).toBe('/**\n * First paragraph.\n *\n * Second one.\n */');
});
