import { expect, it } from 'vitest';

import { makeTestIds, toResults } from './to-results.ts';

it('counts tests of one name in the order in which they are collected', () => {
  const ids = makeTestIds([['a', 'b'], ['a b'], ['a', 'b']], {
    path: '/root/x/t.test.js',
    root: '/root',
    project: 'web',
  });

  expect(ids).toEqual([
    { file: 'x/t.test.js', titlePath: ['a', 'b'], occurrence: 0, project: 'web' },
    { file: 'x/t.test.js', titlePath: ['a b'], occurrence: 0, project: 'web' },
    { file: 'x/t.test.js', titlePath: ['a', 'b'], occurrence: 1, project: 'web' },
  ]);
});

it('takes whatever neither passed nor failed as skipped', () => {
  const testResults = (['passed', 'pending', 'todo', 'failed'] as const).map((status) => ({
    ancestorTitles: ['s'],
    title: status,
    status,
    duration: status === 'passed' ? 3 : null,
    failureMessages: status === 'failed' ? ['Error: no'] : [],
    failureDetails: [],
  }));

  const results = toResults({ testFilePath: '/root/t.test.js', testResults: testResults as never }, '/root', undefined);

  expect(
    results.map(({ id, status, durationMs, errors }) => [id.titlePath[1], status, durationMs, errors.length]),
  ).toEqual([
    ['passed', 'passed', 3, 0],
    ['pending', 'skipped', 0, 0],
    ['todo', 'skipped', 0, 0],
    ['failed', 'failed', 0, 1],
  ]);
});
