import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

const repository = path.resolve(import.meta.dirname, '..', '..');

/** For a search that finds nothing. */
const FEW = '--heal-max-candidates=200';

describe.each(RUNNERS)('under GitHub Actions %s', (runner) => {
  it('annotates each target, adds to the summary of the step, and leaves the reporters of the runner alone', async () => {
    using project = healProject(runner, {
      ...boundaryProject(runner),
      'src/odd.ts': 'export const odd = (x: number): boolean => x % 2 === 1;\n',
      'test/odd.test.ts': `${testHead(runner)}import { odd } from '../src/odd';
heal('../src/odd#odd')('is both', () => {
  expect([odd(1), odd(1)]).toEqual([true, false]);
});
`,
    });
    const summary = path.join(project.root, 'summary.md');
    writeFileSync(summary, '# Of another step\n');
    const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: repository, GITHUB_STEP_SUMMARY: summary };
    const reporter = runner === 'vitest' ? '--reporter=github-actions' : '--reporters=github-actions';

    const run = await project.heal([reporter, FEW], env);
    const written = readFileSync(summary, 'utf8');
    rmSync(summary);
    const elsewhere = await project.heal([FEW], { GITHUB_STEP_SUMMARY: summary });
    const unwritable = await project.heal(['--heal-apply', FEW], { ...env, GITHUB_STEP_SUMMARY: project.root });

    const folder = path.relative(repository, project.root);
    // Jest's own are on stderr too; which file Jest has first is not fixed.
    const annotations = run.stderr.split('\n').filter((line) => /^::[^:]*,title=Heal%3A /.test(line));
    expect(annotations.toSorted()).toEqual([
      expect.stringMatching(
        new RegExp(`^::error file=${folder}/src/odd\\.ts,line=1,title=Heal%3A src/odd\\.ts › odd%3A not healed::`),
      ),
      expect.stringMatching(
        new RegExp(
          `^::warning file=${folder}/src/shipping\\.ts,line=5,title=Heal%3A src/shipping\\.ts › shippingCost%3A healed%2C plausible::.*%0A-  if \\(total > freeFrom\\) \\{%0A\\+  if \\(total >= freeFrom\\) \\{%0A`,
        ),
      ),
    ]);
    expect(run.stdout + run.stderr).toMatch(/^::error file=[^\n]*test\/shipping\.test\.ts,/m);
    expect(written).toMatch(/^# Of another step\n/);
    expect(written).toContain('## Heal: 1 of 2 targets healed\n');
    expect(written).toContain('### ✔ `src/shipping.ts › shippingCost`: healed, plausible\n');
    expect(written).toContain('-  if (total > freeFrom) {\n+  if (total >= freeFrom) {\n');
    expect(written).toMatch(/\nNext:\n\n```sh\nnpx (?:vitest|jest)-heal --heal-apply[^\n]*\n```\n/);
    expect(elsewhere.stdout + elsewhere.stderr).not.toMatch(/^::/m);
    expect(() => readFileSync(summary)).toThrow('ENOENT');
    expect(unwritable.stderr).toContain('the step summary could not be written to');
    expect(unwritable.stderr).toMatch(/^::notice [^\n]*applied::/m);
    expect(unwritable.report?.totals).toMatchObject({ targets: 2, healed: 1, applied: 1 });
  });
});
