import { describe, expect, it } from 'vitest';
import { testKey } from '../../model/test-id.ts';
import type { TestResult } from '../../model/test-result.ts';
import { DEFAULT_OPTIONS } from '../../options/default-options.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import { probeTaskFor } from './probe-task.ts';

function result(file: string, title: string, durationMs: number, message?: string, project?: string): TestResult {
  return {
    id: { file, titlePath: [title], occurrence: 0, ...(project !== undefined && { project }) },
    status: message === undefined ? 'passed' : 'failed',
    durationMs,
    errors: message === undefined ? [] : [{ name: 'Error', message }],
  };
}

const TARGET = { file: '/p/src/a.ts', symbol: 'f', source: 'x', regions: [{ start: 0, end: 1 }] };

function taskFor(
  failing: readonly TestResult[],
  passing: readonly TestResult[],
  options: Partial<HealOptions> = {},
): ReturnType<typeof probeTaskFor> {
  return probeTaskFor({
    target: TARGET,
    failing,
    passing,
    overlay: { '/p/b.ts': 'y' },
    awaited: new Map([[testKey({ file: 'two.test.ts', titlePath: ['b'], occurrence: 0 }), [{ name: 'Error' }]]]),
    options: { ...DEFAULT_OPTIONS, seed: 7, ...options },
    root: '/p',
  });
}

describe('probeTaskFor', () => {
  it('takes the file with most failing tests, with its messages as they repeat', () => {
    const failing = [
      result('one.test.ts', 'a', 1, 'no'),
      result('two.test.ts', 'b', 90, 'no\n at x'),
      result('two.test.ts', 'c', 90, 'took 3 ms'),
    ];

    const task = taskFor(failing, [result('two.test.ts', 'd', 1), result('one.test.ts', 'e', 1)]);

    expect(task).toMatchObject({
      testFile: '/p/two.test.ts',
      overlay: { '/p/b.ts': 'y' },
      seed: 7,
      journal: {},
      announce: false,
      allowSockets: false,
    });
    expect(task.tests[0]?.awaited).toEqual([{ name: 'Error' }]);
    expect(task.tests.map(({ id, role, message }) => [id.titlePath[0], role, message])).toEqual([
      ['b', 'target', 'no'],
      ['c', 'target', 'took <time>'],
      ['d', 'guard', undefined],
    ]);
  });

  it('takes the fastest of files with as many failing tests', () => {
    const failing = [result('slow.test.ts', 'a', 5, 'no'), result('fast.test.ts', 'b', 5, 'no')];

    expect(taskFor(failing, [result('slow.test.ts', 'c', 50)]).testFile).toBe('/p/fast.test.ts');
  });

  it('asks where patches differ, unless what is called may reach a network', () => {
    const failing = [result('a.test.ts', 'a', 1, 'no')];

    expect(taskFor(failing, []).contrast).toBe(true);
    expect(taskFor(failing, [], { allowSockets: true }).contrast).toBeUndefined();
  });

  it('keeps the projects of one file apart', () => {
    const failing = [result('a.test.ts', 'a', 1, 'no', 'dom'), result('a.test.ts', 'a', 9, 'no', 'node')];

    const task = taskFor(failing, [result('a.test.ts', 'b', 1, undefined, 'node')]);

    expect([task.project, task.tests.map((test) => test.id.project)]).toEqual(['dom', ['dom']]);
  });
});
