import { memoryFileSystem } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { MarkedTest, Marker } from '../../model/test-result.ts';
import { hintsInMarks } from './hints-in-marks.ts';

const FILE = '/p/a.test.ts';
const SOURCE = `import { test } from 'vitest';
import { heal } from '@testheal/vitest';
heal('./a.ts', { hint: 'of line 3' })('adds', () => {}); heal('./b.ts', { hint: 'further right' })('and', () => {});
test('adds more', heal('./a.ts'), () => {});
test('subtracts', heal('./c.ts', { hint: 'of c' }), () => {});
test('multiplies', heal(multiply, { hint: 'of a function' }), () => {});
test('divides', heal(multiply, { hint: 'of a function' }), () => {});
`;

function at(marker: Partial<Marker>): MarkedTest {
  const id = { file: 'a.test.ts', titlePath: ['adds'], occurrence: 0 };
  return {
    id,
    status: 'failed',
    durationMs: 1,
    errors: [],
    marker: { target: './a.ts', file: FILE, line: 1, column: 1, ...marker },
  };
}

function hints(...markers: Partial<Marker>[]): Promise<readonly string[]> {
  const fileSystem = memoryFileSystem({ root: '/p', files: { 'a.test.ts': SOURCE, 'broken.test.ts': `${SOURCE}(` } });
  return hintsInMarks({ fileSystem }, markers.map(at));
}

it.each<[string, Partial<Marker>, string[]]>([
  ['the mark on its line', { line: 5, column: 19 }, ['of c']],
  ['the nearer one of two on a line', { line: 3, column: 60 }, ['further right']],
  ['the mark on its line, also when that has none', { line: 4, column: 19 }, []],
  ['all marks of its target, when lines have moved', { target: './c.ts', line: 90 }, ['of c']],
  ['all marks of its function', { target: 'multiply', isFunction: true, line: 90 }, ['of a function']],
  ['no mark, when those of its target say different things', { target: './a.ts', line: 90 }, []],
  ['no mark of a file that does not parse', { file: '/p/broken.test.ts', line: 3 }, []],
  ['no mark of a file that is gone', { file: '/p/gone.test.ts', line: 3 }, []],
  ['no mark for a test that a flag has marked', { line: 3, column: 1, flag: { written: 'a.ts', folder: '/p' } }, []],
])('takes the hint of %s', async (_, marker, expected) => {
  expect(await hints(marker)).toEqual(expected);
});

it('says each hint once, however many tests have it', async () => {
  expect(await hints({ line: 6, column: 20 }, { line: 7, column: 17 }, { line: 5, column: 19 })).toEqual([
    'of a function',
    'of c',
  ]);
});
