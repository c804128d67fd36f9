import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

describe.each(RUNNERS)('a healing run of %s', (runner) => {
  it('writes no source, no snapshot and no cache of the project, so that the next run fails exactly as before', async () => {
    using project = healProject(runner, {
      ...boundaryProject(runner),
      'test/snapshot.test.ts': `${testHead(runner)}import { shippingCost } from '../src/shipping';
heal('../src/shipping#shippingCost')('matches', () => {
  expect(shippingCost(5000)).toBe(0);
  expect({ cost: shippingCost(1) }).toMatchSnapshot();
});
`,
    });
    const first = await project.run(['--no-color']);
    const before = project.snapshot();

    const healed = await project.heal();
    const after = project.snapshot();
    const second = await project.run(['--no-color']);

    expect(healed.report?.totals.healed).toBe(1);
    expect(after).toEqual(before);
    expect(second.exitCode).toBe(first.exitCode);
    expect(failures(second.stdout + second.stderr)).toEqual(failures(first.stdout + first.stderr));
  });

  it('names failing tests without a marker with the marker that would heal them', async () => {
    using project = healProject(runner, {
      'src/tax.ts': 'export function tax(net: number): number {\n  return net * 0.9;\n}\n',
      'test/tax.test.ts': `${testHead(runner).replace(/import \{ heal.*\n/, '')}import { tax } from '../src/tax';
test('takes a tenth', () => {
  expect(tax(100)).toBe(10);
});
`,
    });

    const run = await project.heal();

    expect(run.report?.targets).toEqual([]);
    expect(run.report?.unmarked).toEqual([
      { test: 'test/tax.test.ts > takes a tenth', target: 'src/tax.ts#tax', marker: "heal('../src/tax#tax')" },
    ]);
    expect(run.stdout + run.stderr).toContain("heal('../src/tax#tax')");
  });
});

function failures(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /✕|×|FAIL|Expected|Received|AssertionError/.test(line))
    .map((line) => line.replaceAll(/\d+(\.\d+)? ?m?s/g, '<time>').trim())
    .toSorted();
}
