import { CodeWriter, dedent, indent, stripIndent } from './dedent';

test('takes the common indentation away', () => {
  expect(stripIndent('    a\n      b\n    c')).toBe('a\n  b\nc');
  expect(stripIndent('a\n  b')).toBe('a\n  b');
});

test('the frame of the template vanishes', () => {
  const name = 'x';
  expect(dedent`
    const ${name} = 1;
    if (${name}) {
      run();
    }
  `).toBe('const x = 1;\nif (x) {\n  run();\n}');
});

test('an empty line between paragraphs stays empty', () => {
  const text = ['', '    first', '', '      second', '    third', '  '].join('\n');
  const strings = Object.assign([text], { raw: [text] });
  expect(dedent(strings)).toBe('first\n\n  second\nthird');
});

test('values with several lines follow the line they are in', () => {
  const body = ['one();', 'two();'];
  expect(dedent`
    function f() {
      ${body}
    }
  `).toBe('function f() {\n  one();\n  two();\n}');
});

test('indents', () => {
  expect(indent('a\n\nb', 4)).toBe('    a\n\n    b');
  expect(indent('a\nb', '> ', { first: false })).toBe('a\n> b');
});

test('writes blocks', () => {
  const out = new CodeWriter();
  out.block('class A', () => out.block('run()', () => out.line('go();')).line());
  expect(String(out)).toBe('class A {\n  run() {\n    go();\n  }\n\n}\n');
});
