import { expect, it } from 'vitest';

import { nameTests } from './name-tests.ts';
import { namedFile } from './named-file.ts';

it('counts tests with the same titles, in the order of collection', () => {
  const ids = nameTests({ file: 'a.test.ts' }, [['s', 'x'], ['s', 'x'], ['x'], ['s', 'x']]);

  expect(ids.map(({ titlePath, occurrence }) => [titlePath.join('>'), occurrence])).toEqual([
    ['s>x', 0],
    ['s>x', 1],
    ['x', 0],
    ['s>x', 2],
  ]);
});

it('tells titles apart that look the same when joined', () => {
  const ids = nameTests({ file: 'a.test.ts' }, [['a', 'b'], ['a,b']]);

  expect(ids.map(({ occurrence }) => occurrence)).toEqual([0, 0]);
});

it('names a file by its place below the root, and its project when there are several', () => {
  const files = [namedFile('/app/test/a.test.ts', '/app', undefined), namedFile('/app/b/a.test.ts', '/app', 'b')];

  expect(files).toEqual([{ file: 'test/a.test.ts' }, { file: 'b/a.test.ts', project: 'b' }]);
});
