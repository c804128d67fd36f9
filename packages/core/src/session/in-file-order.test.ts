import { expect, it } from 'vitest';
import type { TestResult } from '../model/test-result.ts';
import { inFileOrder } from './in-file-order.ts';

function result(file: string, title: string, project?: string): TestResult {
  const id = { file, titlePath: [title], occurrence: 0, ...(project !== undefined && { project }) };
  return { id, status: 'failed', durationMs: 1, errors: [] };
}

it('orders by file, then project, and keeps the order within a file', () => {
  const results = [
    result('test/b.test.ts', 'z'),
    result('test/a.test.ts', 'y', 'web'),
    result('test/b.test.ts', 'a'),
    result('test/a.test.ts', 'x', 'node'),
    result('test/B.test.ts', 'q'),
  ];
  const broken = ['/p/c.test.ts', '/p/a.test.ts'].map((path) => ({ file: { path }, errors: [] }));

  const ordered = inFileOrder({ results, marked: [], brokenFiles: broken });

  expect(ordered.results.map(({ id }) => [id.file, id.project, id.titlePath[0]])).toEqual([
    ['test/B.test.ts', undefined, 'q'],
    ['test/a.test.ts', 'node', 'x'],
    ['test/a.test.ts', 'web', 'y'],
    ['test/b.test.ts', undefined, 'z'],
    ['test/b.test.ts', undefined, 'a'],
  ]);
  expect(ordered.brokenFiles.map(({ file }) => file.path)).toEqual(['/p/a.test.ts', '/p/c.test.ts']);
});
