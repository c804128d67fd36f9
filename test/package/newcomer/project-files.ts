import type { Runner } from '../../e2e/support/heal-project.ts';
import type { NewcomerKind } from './newcomer-kind.ts';

const TOOLS = {
  '@eslint/js': '9.39.5',
  eslint: '9.39.5',
  typescript: '6.0.3',
  'typescript-eslint': '8.73.0',
};

const RUNNER_PACKAGES: Readonly<Record<Runner, Readonly<Record<string, string>>>> = {
  vitest: { jsdom: '26.1.0', vitest: '4.1.12' },
  jest: { '@types/jest': '30.0.0', jest: '30.5.2', 'jest-environment-jsdom': '30.5.2', 'ts-jest': '29.4.15' },
};

/** All files of a project of that kind, as its owner has committed them. */
export function projectFiles(kind: NewcomerKind, runner: Runner): Record<string, string> {
  return {
    'package.json': json({
      name: 'newcomer',
      version: '1.0.0',
      private: true,
      scripts: { test: runner === 'vitest' ? 'vitest run' : 'jest' },
      ...kind.manifest,
      devDependencies: { ...RUNNER_PACKAGES[runner], ...TOOLS },
    }),
    '.gitignore': 'node_modules\n',
    'eslint.config.mjs': TYPED_LINT,
    ...(kind.compilerOptions !== undefined && {
      'tsconfig.json': json({
        compilerOptions: {
          target: 'es2023',
          types: runner === 'jest' ? ['jest'] : [],
          ...STRICT,
          ...kind.compilerOptions,
        },
        include: ['**/src', '**/test'],
      }),
    }),
    ...kind.files(runner),
  };
}

const STRICT = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  isolatedModules: true,
  noEmit: true,
  skipLibCheck: true,
};

const TYPED_LINT = `import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config({
  files: ['**/*.ts'],
  ignores: ['**/vitest.config.mts'],
  extends: [js.configs.recommended, tseslint.configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { projectService: true } },
});
`;

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
