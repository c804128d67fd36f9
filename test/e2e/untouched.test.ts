import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type Runner } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

/** Caches within the project, so that they are looked at too. */
const CACHE_INSIDE: Record<Runner, Record<string, string>> = {
  vitest: {
    'vitest.config.mjs': "export default { cacheDir: '.cache', test: { include: ['test/**/*.test.*'] } };\n",
  },
  jest: {
    'jest.config.cjs':
      "module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'], cacheDirectory: '<rootDir>/.cache' };\n",
  },
};

/** The user's own run may write over an entry of its cache, but there is none more and none less. */
function withoutCacheTexts(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, file.startsWith('.cache/') ? '' : text]),
  );
}

describe.each(RUNNERS)('a healing run of %s', (runner) => {
  it('writes no source, no snapshot and no cache of the project, so that the next run fails exactly as before', async () => {
    using project = healProject(runner, {
      ...boundaryProject(runner),
      ...CACHE_INSIDE[runner],
      'test/snapshot.test.ts': `${testHead(runner)}import { shippingCost } from '../src/shipping';
heal('../src/shipping#shippingCost')('matches', () => {
  expect(shippingCost(5000)).toBe(0);
  expect({ cost: shippingCost(1) }).toMatchSnapshot();
});
`,
    });
    const first = await project.run(['--no-color']);
    const before = withoutCacheTexts(project.snapshot());

    const healed = await project.heal();
    const after = withoutCacheTexts(project.snapshot());
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
