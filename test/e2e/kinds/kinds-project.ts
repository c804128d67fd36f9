import { testHead, type Runner } from '../support/heal-project.ts';
import type { Kind } from './kind.ts';

/** All kinds in one project, so that one run heals them. */
export function kindsProject(runner: Runner, kinds: readonly Kind[]): Record<string, string> {
  return { ...(runner === 'vitest' ? VITEST : JEST), ...projectFiles(runner, kinds) };
}

/** The modules and test files of kinds, as the runner has them. */
export function projectFiles(runner: Runner, kinds: readonly Kind[]): Record<string, string> {
  return Object.fromEntries(
    kinds.flatMap(({ files, tests }) => [
      ...Object.entries(files).map(([file, text]) => [file, inRunner(runner, text)] as const),
      ...Object.entries(tests).map(([file, text]) => [file, testFile(runner, text)] as const),
    ]),
  );
}

/** A test file with the head of its runner; one that uses the page asks for it. */
function testFile(runner: Runner, text: string): string {
  const environment = text.includes('document.') ? `/** @${runner}-environment jsdom */\n` : '';
  return `${environment}${testHead(runner)}${inRunner(runner, text)}`;
}

function inRunner(runner: Runner, text: string): string {
  if (runner === 'vitest')
    return text.replace('// Snapshot v1', '// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html');
  return text
    .replace('// Snapshot v1', '// Jest Snapshot v1, https://jestjs.io/docs/snapshot-testing')
    .replaceAll(/\bvi\./g, 'jest.');
}

const TSCONFIG = '{ "compilerOptions": { "target": "ES2022", "experimentalDecorators": true } }\n';

const VITEST: Readonly<Record<string, string>> = {
  'tsconfig.json': TSCONFIG,
  'vitest.config.mjs': `export default {
  test: { include: ['test/**/*.test.*'], reporters: ['default'] },
};
`,
};

const JEST: Readonly<Record<string, string>> = {
  'babel.config.cjs': `module.exports = {
  plugins: [['@babel/plugin-proposal-decorators', { legacy: true }]],
  presets: [
    ['@babel/preset-env', { targets: { node: 'current' } }],
    '@babel/preset-react',
    '@babel/preset-typescript',
  ],
};
`,
};
