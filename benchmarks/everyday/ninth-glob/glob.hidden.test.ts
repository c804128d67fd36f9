import { createMatcher, selectFiles } from './glob';

test('the first of two patterns ends where the path ends', () => {
  const matches = createMatcher(['*.css', '*.html']);
  expect(matches('main.css')).toBe(true);
  expect(matches('main.css.gz')).toBe(false);
  expect(matches('index.html')).toBe(true);
  expect(matches('index.html.bak')).toBe(false);
});

test('the last of two patterns begins where the path begins', () => {
  const matches = createMatcher(['docs/*', 'index.js']);
  expect(matches('index.js')).toBe(true);
  expect(matches('old/index.js')).toBe(false);
  expect(matches('docs/a.md')).toBe(true);
  expect(matches('docs/de/a.md')).toBe(false);
});

test('the middle of three', () => {
  const matches = createMatcher(['a/*', 'b/x', 'c/*']);
  expect(matches('b/x')).toBe(true);
  expect(matches('b/xyz')).toBe(false);
  expect(matches('web/x')).toBe(false);
  expect(matches('a/b/x')).toBe(false);
});

test('several exclusions', () => {
  const files = ['a.js', 'dist/a.js', 'src/dist/a.js', 'a.min.js', 'lib/b.min.js'];
  expect(selectFiles(files, ['**/*.js', '!dist/*', '!*.min.js'])).toEqual(['a.js', 'src/dist/a.js', 'lib/b.min.js']);
});

test('single patterns', () => {
  expect(createMatcher(['a+b.txt'])('a+b.txt')).toBe(true);
  expect(createMatcher(['a.txt'])('abtxt')).toBe(false);
  expect(createMatcher(['{a,b}.{x,y}'])('b.x')).toBe(true);
  expect(createMatcher(['{a,b}.{x,y}'])('b.xx')).toBe(false);
});

test('paths of Windows and of the current folder', () => {
  expect(createMatcher(['src/*.ts'])('.\\src\\a.ts')).toBe(true);
  expect(createMatcher(['src/*.ts'])('./src/a.ts')).toBe(true);
  expect(createMatcher([])('anything')).toBe(true);
});
