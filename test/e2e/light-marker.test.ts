import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../../packages');

it.each<{ entry: string; outside: readonly string[] }>([
  { entry: 'vitest/dist/index.js', outside: [] },
  // Jest's own, to reach its `fs` past a mock of the test's.
  { entry: 'jest/dist/index.cjs', outside: ['@jest/globals'] },
  // What a healing run loads before a test has failed.
  { entry: 'vitest/dist/bin/vitest-heal.js', outside: ['@testheal/core/request'] },
  { entry: 'vitest/dist/plugin.js', outside: [] },
  { entry: 'jest/dist/bin/jest-heal.js', outside: ['@testheal/core/request'] },
  { entry: 'core/dist/request.js', outside: [] },
  // What it loads at the end of a run in which nothing has failed.
  { entry: greenRunOf('vitest'), outside: ['@testheal/core/options'] },
  { entry: greenRunOf('jest'), outside: ['@testheal/core/options'] },
  { entry: 'core/dist/options.js', outside: [] },
])('$entry statically loads no engine', ({ entry, outside }) => {
  const loaded = staticImports(path.join(packages, entry));

  expect(loaded.filter((name) => !name.startsWith('node:'))).toEqual(outside);
});

it('the marker of Vitest needs nothing that only Node has: tests in a browser load it too', () => {
  expect(staticImports(path.join(packages, 'vitest/dist/index.js'))).toEqual([]);
});

function greenRunOf(adapter: string): string {
  const dist = `${adapter}/dist`;
  const file = readdirSync(path.join(packages, dist)).find((name) => /^green-run\b.*\.js$/.test(name));
  return `${dist}/${file}`;
}

/** What a built module loads when it is loaded, other than parts of its own package; `import()` is not followed. */
function staticImports(entry: string): string[] {
  const files = [entry];
  const outside = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, esm, cjs] of code.matchAll(
      /^(?:import|export)\b[^'"\n]*['"]([^'"]+)['"]|^[^\n]*\brequire\(["']([^"']+)["']\)/gm,
    )) {
      const name = (esm ?? cjs) as string;
      const resolved = path.resolve(path.dirname(file), name);
      if (!name.startsWith('.')) outside.add(name);
      else if (!files.includes(resolved)) files.push(resolved);
    }
  }
  return [...outside];
}
