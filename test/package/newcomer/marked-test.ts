import type { Runner } from '../../e2e/support/heal-project.ts';

/** Imports of a test file, as the documentation shows them. */
export function testImports(runner: Runner): string {
  if (runner === 'jest') return "import { heal } from '@testheal/jest';\n";
  return "import { heal } from '@testheal/vitest';\nimport { expect, test } from 'vitest';\n";
}

/** A test with a mark, as the documentation shows it. `body` is indented. */
export function markedTest(runner: Runner, name: string, target: string, body: string): string {
  const mark = `heal('${target}')`;
  return runner === 'vitest'
    ? `test('${name}', ${mark}, () => {\n${body}});\n`
    : `test('${name}', () => {\n  ${mark};\n${body}});\n`;
}
