import path from 'node:path';
import type { Runner } from '../support/heal-project.ts';

/** A run with several projects of which only one is ours to heal. */
export interface ProjectStop {
  readonly module: string;
  readonly reason: string;
  readonly says: RegExp;
}

export const PROJECT_STOPS: Readonly<Record<Runner, readonly ProjectStop[]>> = {
  vitest: [
    {
      module: 'ownRunner',
      reason: 'foreign-runner',
      says: /^its project runs tests with the `runner` .*own-runner\.mjs, and edits can only be tried with the runner's own: take that out/,
    },
    {
      module: 'typed',
      reason: 'typecheck-project',
      says: /^it is a type test of the project `types`: types are checked and nothing runs, .*: mark a test that runs$/,
    },
    {
      module: 'inBrowser',
      reason: 'browser-project',
      says: /^its project `ui \(chromium\)` runs tests in a browser, where edits cannot be tried: mark a test of a project that runs in Node$/,
    },
  ],
  jest: [
    {
      module: 'ownRunner',
      reason: 'foreign-runner',
      says: /^its project runs tests with the `testRunner` .*own-runner\.cjs, and edits can only be tried with the runner's own: take that out/,
    },
    {
      module: 'lintRunner',
      reason: 'foreign-runner',
      says: /^its project runs tests with the `runner` .*lint-runner\.cjs, and edits /,
    },
    {
      module: 'automatic',
      reason: 'target-mocked',
      says: /^`automock: true` puts a mock in the place of src\/automatic\.ts, so no edit of it /,
    },
  ],
};

const BROWSER_PROVIDER = path.resolve(import.meta.dirname, '../support/browser-provider.mjs');
const MODULE = 'export function value(): number {\n  return 1;\n}\n';

function testOf(module: string, head: string): string {
  return `${head}import { value } from '../src/${module}';\n\nheal('../src/${module}#value')('of ${module}', () => {\n  expect(value()).toBe(2);\n});\n`;
}

/** One project for each stop, and one that is healed beside them. */
export function projectFiles(runner: Runner, head: string): Record<string, string> {
  const modules = [...PROJECT_STOPS[runner].map(({ module }) => module), 'sound'];
  const files: Record<string, string> = {};
  for (const module of modules) {
    files[`src/${module}.ts`] = MODULE;
    files[`test/${module}.test.ts`] = testOf(module, head);
  }
  return { ...files, ...(runner === 'vitest' ? vitestFiles(head) : jestFiles()) };
}

function vitestFiles(head: string): Record<string, string> {
  return {
    'vitest.config.mjs': `import { browserProvider } from '${BROWSER_PROVIDER}';

export default {
  test: {
    projects: [
      { test: { name: 'main', include: ['test/sound.test.ts'] } },
      { test: { name: 'own', include: ['test/ownRunner.test.ts'], runner: './own-runner.mjs' } },
      {
        test: {
          name: 'types',
          include: [],
          typecheck: { enabled: true, only: true, include: ['test/typed.test.ts'], tsconfig: './tsconfig.json' },
        },
      },
      {
        test: {
          name: 'ui',
          include: ['test/inBrowser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: browserProvider(),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
};
`,
    'own-runner.mjs': "import { TestRunner } from 'vitest';\n\nexport default class OwnRunner extends TestRunner {}\n",
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', types: [] },
      include: ['test/typed.test.ts'],
    }),
    'test/typed.test.ts': `${head.replace('expect,', 'expect, expectTypeOf,')}import { value } from '../src/typed';

test('of typed', heal('../src/typed#value'), () => {
  expectTypeOf(value).returns.toBeString();
});
`,
  };
}

function jestProject(name: string, rest: string): string {
  return `{ displayName: '${name}', rootDir: __dirname, testMatch: ['<rootDir>/test/${name}.test.ts'], ${rest} }`;
}

function jestFiles(): Record<string, string> {
  return {
    'jest.config.cjs': `module.exports = {
  projects: [
    ${jestProject('sound', '')},
    ${jestProject('ownRunner', "testRunner: '<rootDir>/own-runner.cjs'")},
    ${jestProject('lintRunner', "runner: '<rootDir>/lint-runner.cjs'")},
    ${jestProject('automatic', 'automock: true')},
  ],
};
`,
    'own-runner.cjs': "module.exports = require('jest-circus/runner');\n",
    'lint-runner.cjs': "module.exports = require('jest-runner').default;\n",
    'test/automatic.test.ts': `jest.unmock('@testheal/jest');\n${testOf('automatic', "import { heal } from '@testheal/jest';\n")}`,
  };
}
