import { createMatcher, selectFiles } from './glob';

const FILES = ['README.md', 'src/app.ts', 'src/app.ts.map', 'src/ui/menu.tsx', 'test/app.ts', 'lib/src/app.js'];

test('one star stays in its folder', () => {
  expect(selectFiles(FILES, ['src/*.ts'])).toEqual(['src/app.ts']);
});

test('two stars', () => {
  expect(selectFiles(FILES, ['**/*.ts'])).toEqual(['src/app.ts', 'test/app.ts']);
  expect(selectFiles(FILES, ['src/**'])).toEqual(['src/app.ts', 'src/app.ts.map', 'src/ui/menu.tsx']);
});

test('choices and single characters', () => {
  expect(selectFiles(FILES, ['{src,test}/app.ts'])).toEqual(['src/app.ts', 'test/app.ts']);
  expect(selectFiles(FILES, ['src/ui/m?nu.{ts,tsx}'])).toEqual(['src/ui/menu.tsx']);
});

test('several patterns', () => {
  expect(selectFiles(FILES, ['src/*.ts', '*.md', 'test/**'])).toEqual(['README.md', 'src/app.ts', 'test/app.ts']);
});

test('exclusion', () => {
  expect(selectFiles(FILES, ['src/**', '!**/*.map'])).toEqual(['src/app.ts', 'src/ui/menu.tsx']);
  expect(selectFiles(FILES, ['!src/**'])).toEqual(['README.md', 'test/app.ts', 'lib/src/app.js']);
});

test('unclosed brace', () => {
  expect(() => createMatcher(['src/{a,b'])).toThrow('unclosed {');
});
