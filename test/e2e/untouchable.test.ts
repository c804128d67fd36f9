import { expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type Runner } from './support/heal-project.ts';

const CONFIG: Record<Runner, Record<string, string>> = {
  vitest: {
    'vitest.config.mjs':
      "export default { test: { include: ['test/*.test.*'], setupFiles: ['./tools/rates.ts'], globalSetup: './tools/world.ts' } };\n",
  },
  jest: {
    'jest.config.cjs':
      "module.exports = { testMatch: ['<rootDir>/test/*.test.*'], setupFilesAfterEnv: ['<rootDir>/tools/rates.ts'], globalSetup: '<rootDir>/tools/world.ts' };\n",
  },
};

it.each(RUNNERS)('what the tests of %s are set up with is no target, whatever it is called', async (runner) => {
  using project = healProject(runner, {
    ...CONFIG[runner],
    'tools/rates.ts': 'export const vat = (net: number): number => net * 0.2;\nObject.assign(globalThis, { vat });\n',
    'tools/world.ts': 'export const zone = (): string => "UTC";\nexport default function setUp(): void {}\n',
    'test/vat.test.ts': `${testHead(runner)}import { zone } from '../tools/world';

heal('../tools/rates#vat')('adds a quarter', () => {
  expect((globalThis as unknown as { vat(net: number): number }).vat(100)).toBe(25);
});
heal('../tools/world#zone')('is in Berlin', () => {
  expect(zone()).toBe('Europe/Berlin');
});
`,
  });

  const run = await project.heal();

  const refused = expect.stringContaining('a test file or a part of their set-up, which are never edited') as unknown;
  expect(run.report?.targets.map(({ file, reason, explanation }) => [file, reason, explanation]).toSorted()).toEqual([
    ['tools/rates', 'target-refused', refused],
    ['tools/world', 'target-refused', refused],
  ]);
});
