import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ScriptedOracleOptions } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import type { TestResult } from '../src/model/test-result.ts';
import { FILES, FOUND, HEALED, runOnDisk } from './support/run-on-disk.ts';

/** The target on disk, by the path of its test file. */
function readSource(testFile: string): string {
  return readFileSync(path.join(path.dirname(testFile), '../src/a.ts'), 'utf8');
}

describe('healRun', () => {
  it('proposes: reports, writes `.heal` and no source, and leaves the exit code', async () => {
    await runOnDisk({}, async ({ outcome, output, root, source }) => {
      const report: unknown = JSON.parse(await readFile(`${root}/.heal/report.json`, 'utf8'));

      expect(report).toEqual(outcome.report);
      expect(outcome.report).toMatchObject({
        exitCode: 1,
        firstDiffMs: expect.any(Number),
        notices: ['a notice of the runner'],
        totals: { targets: 1, healed: 1, applied: 0 },
      });
      expect(outcome.applied).toEqual([]);
      expect(output).toContain('npx run --heal-apply');
      expect(await readFile(`${root}/.heal/last.patch`, 'utf8')).toContain('+  return x + 1;');
      expect(await source()).toBe(FILES['src/a.ts']);
    });
  });

  it('applies: writes the patch with a backup, runs the tests over what is on disk, and the run has passed', async () => {
    await runOnDisk({ options: { mode: 'apply' } }, async ({ outcome, root, source }) => {
      expect(await source()).toBe(HEALED);
      expect(outcome.applied).toEqual([{ file: 'test/a.test.ts', titlePath: ['one more'], occurrence: 0 }]);
      expect(outcome.report).toMatchObject({ exitCode: 0, totals: { healed: 1, applied: 1 } });
      const backup = outcome.report?.targets[0]?.patches[0]?.backup;
      expect(await readFile(path.resolve(root, backup ?? ''), 'utf8')).toBe(FILES['src/a.ts']);
    });
  });

  it('applies: a failing test without a mark that the patch heals too has passed, and one that it does not has not', async () => {
    const test = "import { f } from '../src/a.ts';\n\ntest('one more', () => { expect(f(1)).toBe(2) });\n";
    const also = "test('two more', () => { expect(f(f(1))).toBe(3) });\n";
    const other = "test('never', () => { expect(f(1)).toBe(7) });\n";
    const files = { 'src/a.ts': FILES['src/a.ts'] };
    const options = { mode: 'apply' } as const;
    const marks = ['one more'];

    await runOnDisk({ files: { ...files, 'test/a.test.ts': test + also }, options, marks }, async ({ outcome }) => {
      expect(outcome.applied.map(({ titlePath }) => titlePath)).toEqual([['one more'], ['two more']]);
      expect(outcome.report).toMatchObject({ exitCode: 0, unmarked: [] });
      expect(outcome.report?.notices).toContain('not marked, and healed as well: test/a.test.ts > two more');
    });
    await runOnDisk({ files: { ...files, 'test/a.test.ts': test + other }, options, marks }, async ({ outcome }) => {
      expect(outcome.applied.map(({ titlePath }) => titlePath)).toEqual([['one more']]);
      expect(outcome.report).toMatchObject({ exitCode: 1, unmarked: [{ test: 'test/a.test.ts > never' }] });
    });
  });

  it('reports the exit code of a run in which something else than tests failed too', async () => {
    await runOnDisk({ options: { mode: 'apply' }, onlyTestsFailed: false }, async ({ outcome }) => {
      expect(outcome.report).toMatchObject({ exitCode: 1, totals: { healed: 1, applied: 1 } });
    });
  });

  it('takes back what it has written when the tests fail over what is on disk', async () => {
    const answer: ScriptedOracleOptions['answer'] = (request) =>
      readSource(request.files[0]?.path ?? '') === HEALED ? { status: 'crashed', reason: 'signal SIGKILL' } : undefined;

    await runOnDisk({ options: { mode: 'apply' }, answer }, async ({ outcome, source }) => {
      expect(await source()).toBe(FILES['src/a.ts']);
      expect(outcome.applied).toEqual([]);
      expect(outcome.report).toMatchObject({ exitCode: 1, totals: { healed: 1, applied: 0 } });
      expect(outcome.report?.notices).toContain(
        'not applied: the run after writing ended with crashed; the files are as they were',
      );
    });
  });

  it('takes back what it has written when another test fails over what is on disk', async () => {
    const files = {
      ...FILES,
      'test/a.test.ts': `${FILES['test/a.test.ts']}test('other', () => {});\n`,
    };
    const test = (title: string, status: 'passed' | 'failed'): TestResult => ({
      id: { file: 'test/a.test.ts', titlePath: [title], occurrence: 0 },
      status,
      durationMs: 1,
      errors: [],
    });
    const answer: ScriptedOracleOptions['answer'] = (request) =>
      readSource(request.files[0]?.path ?? '') === HEALED && Object.keys(request.overlay).length === 0
        ? {
            status: 'completed',
            results: [test('one more', 'passed'), test('other', 'failed')],
            brokenFiles: [],
            durationMs: 1,
            openedSockets: false,
          }
        : undefined;

    await runOnDisk({ files, options: { mode: 'apply' }, answer }, async ({ outcome, source }) => {
      expect(await source()).toBe(FILES['src/a.ts']);
      expect(outcome.report).toMatchObject({ exitCode: 1, totals: { applied: 0 } });
      expect(outcome.report?.notices).toContain(
        'not applied: "other" fails over the written files, not without them; the files are as they were',
      );
    });
  });

  it.each([
    ['the oracle breaks down', () => new Error('the host is gone'), 'the host is gone'],
    ['the run is aborted', (stop: () => void) => (stop(), new Error('stopped')), 'stopped'],
  ])('takes back what it has written when %s before the tests have run over it', async (_when, fail, told) => {
    const controller = new AbortController();
    const answer: ScriptedOracleOptions['answer'] = (request) => {
      if (readSource(request.files[0]?.path ?? '') !== HEALED) return undefined;
      throw fail(() => controller.abort());
    };

    await runOnDisk({ options: { mode: 'apply' }, answer, signal: controller.signal }, async ({ outcome, source }) => {
      expect(await source()).toBe(FILES['src/a.ts']);
      expect(outcome.applied).toEqual([]);
      expect(outcome.report?.notices).toContain(
        `not applied: the run after writing could not be made (${told}); the files are as they were`,
      );
    });
  });

  it('writes no source after it was aborted, and tells of the target that it was at', async () => {
    const controller = new AbortController();
    const answer: ScriptedOracleOptions['answer'] = () => {
      controller.abort();
      throw new Error('stopped');
    };

    await runOnDisk({ options: { mode: 'apply' }, answer, signal: controller.signal }, async ({ outcome, source }) => {
      expect(await source()).toBe(FILES['src/a.ts']);
      expect(outcome.report?.targets.map((target) => [target.reason, target.explanation])).toEqual([
        ['interrupted', 'the run was ended during its repair'],
      ]);
    });
  });

  it('writes no suspicious patch', async () => {
    const found = [{ ...FOUND[0], replace: [['x - 1', 'x + 1']] as const, cost: 5 }];

    await runOnDisk({ options: { mode: 'apply' }, found }, async ({ outcome, source }) => {
      expect(await source()).toBe(FILES['src/a.ts']);
      expect(outcome.report).toMatchObject({ exitCode: 1, totals: { healed: 1, applied: 0 } });
    });
  });

  it('writes the JSON report to a second place when asked to, and says when it cannot', async () => {
    await runOnDisk({ options: { reportFile: '/dev/null/heal.json' } }, async ({ outcome, output }) => {
      expect(outcome.report?.totals.healed).toBe(1);
      expect(output).toContain('the report could not be written to `/dev/null/heal.json`');
    });
  });

  it('says nothing and asks nothing when no test failed', async () => {
    await runOnDisk({ files: { ...FILES, 'src/a.ts': HEALED } }, async ({ outcome, output, oracle }) => {
      expect([outcome, output, oracle.calls.map((call) => call.method)]).toEqual([
        { applied: [], loaded: [] },
        '',
        ['dispose'],
      ]);
    });
  });

  it('never rejects: an oracle that breaks down costs one line or one target, and is disposed', async () => {
    const answer = (): never => {
      throw Object.assign(new Error('the host is gone'), { name: 'RepairError', code: 'ORACLE_UNAVAILABLE' });
    };

    await runOnDisk({ answer }, async ({ outcome, output, oracle, source }) => {
      expect(outcome.applied).toEqual([]);
      expect(output).toContain('the host is gone');
      expect(oracle.calls.at(-1)).toEqual({ method: 'dispose' });
      expect(await source()).toBe(FILES['src/a.ts']);
    });
  });
});
