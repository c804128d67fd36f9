import { markedTest, testImports } from './marked-test.ts';
import type { NewcomerKind } from './newcomer-kind.ts';

/** Its style has Windows line ends. */
export const jsdom: NewcomerKind = {
  kind: 'jsdom',
  manager: 'npm',
  target: 'src/menu.ts',
  repair: ['String(isOpen)', 'String(!isOpen)'],
  compilerOptions: { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'] },
  files: (runner) => ({
    ...(runner === 'vitest'
      ? {
          'vitest.config.mts': `import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { environment: 'jsdom' } });
`,
        }
      : { 'jest.config.js': "module.exports = { preset: 'ts-jest', testEnvironment: 'jsdom' };\n" }),
    'src/menu.ts': `/** Opens a closed menu and closes an open one. */
export function toggle(menu: HTMLElement): void {
  const isOpen = menu.classList.toggle('open');
  menu.setAttribute('aria-hidden', String(isOpen));
}
`.replaceAll('\n', '\r\n'),
    'test/menu.test.ts': `${testImports(runner)}import { toggle } from '../src/menu';

${markedTest(
  runner,
  'opens and closes',
  '../src/menu#toggle',
  `  const menu = document.createElement('nav');
  toggle(menu);
  expect(menu.outerHTML).toBe('<nav class="open" aria-hidden="false"></nav>');
  toggle(menu);
  expect(menu.outerHTML).toBe('<nav class="" aria-hidden="true"></nav>');
`,
)}`,
  }),
};
