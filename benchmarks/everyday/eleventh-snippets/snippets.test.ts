import { block, code, dedent, docComment, file, indent } from './snippets';

test('removes the common indentation', () => {
  expect(dedent('\n    if (a) {\n      b();\n    }\n  ')).toBe('if (a) {\n  b();\n}');
  expect(dedent('one line')).toBe('one line');
});

test('the tag puts blocks where the placeholder stands', () => {
  const body = 'a();\nb();';
  expect(code`
    function run() {
      ${body}
      return ${1};
    }
  `).toBe('function run() {\n  a();\n  b();\n  return 1;\n}');
});

test('functions with a blank line between the statements', () => {
  expect(code`
    const a = 1;

    const b = 2;
  `).toBe('const a = 1;\n\nconst b = 2;');
});

test('leaves nothing for conditions that do not hold', () => {
  expect(code`a${false}${null}${undefined}b`).toBe('ab');
  expect(code`${['x', false, 'y']}`).toBe('x\ny');
});

test('indents and blocks', () => {
  expect(indent('a\n\nb', 2)).toBe('  a\n\n  b');
  expect(block('class A', ['x = 1;', 'y = 2;'])).toBe('class A {\n  x = 1;\n  y = 2;\n}');
  expect(block('class A', [])).toBe('class A {}');
});

test('comments and files', () => {
  expect(docComment('Short.')).toBe('/** Short. */');
  expect(docComment('First.\nSecond.')).toBe('/**\n * First.\n * Second.\n */');
  expect(file(["import 'b';", "import 'a';", "import 'b';"], ['x();', null])).toBe(
    "import 'a';\nimport 'b';\n\nx();\n",
  );
});
