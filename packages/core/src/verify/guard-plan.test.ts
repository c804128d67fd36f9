import { describe, expect, it } from 'vitest';
import type { TestFile } from '../model/run.ts';
import type { TestId } from '../model/test-id.ts';
import { passingTests, planGuards } from './guard-plan.ts';

const id = (occurrence: number): TestId => ({ file: 'a.test.ts', titlePath: ['a'], occurrence });
const file = (path: string, project?: string): TestFile => ({ path, ...(project !== undefined && { project }) });

describe('planGuards', () => {
  it('puts the own files first, then those near the target, then the rest, each once', () => {
    const plan = planGuards({
      own: [file('/p/own.test.ts')],
      related: [file('/p/near.test.ts'), file('/p/own.test.ts')],
      ran: [file('/p/far.test.ts'), file('/p/near.test.ts'), file('/p/own.test.ts')],
    });

    expect(plan).toEqual({
      files: ['/p/own.test.ts', '/p/near.test.ts', '/p/far.test.ts'].map((path) => file(path)),
      own: 1,
      near: 2,
    });
  });

  it('takes a file of two projects for two files', () => {
    const plan = planGuards({ own: [file('/p/a.test.ts', 'node')], related: [], ran: [file('/p/a.test.ts', 'dom')] });

    expect(plan).toEqual({ files: [file('/p/a.test.ts', 'node'), file('/p/a.test.ts', 'dom')], own: 1, near: 1 });
  });
});

it('keeps of results the tests that pass, those with one title apart', () => {
  const statuses = ['passed', 'failed', 'skipped', 'passed'] as const;

  const passing = passingTests(statuses.map((status, index) => ({ id: id(index), status, durationMs: 1, errors: [] })));

  expect([...passing.values()]).toEqual([id(0), id(3)]);
});
