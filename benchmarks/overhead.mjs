// What healing costs when it is not asked for: a project of green tests with and without our plugin or reporter and the
// marker, run in turn. Prints one JSON line a runner with the ratio of the medians.
//   node benchmarks/overhead.mjs [--rounds 9]
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const root = path.resolve(import.meta.dirname, '..');
const FILES = 20;

for (const runner of ['vitest', 'jest']) {
  const plain = project(runner, false);
  const marked = project(runner, true);
  const times = { plain: [], marked: [] };
  try {
    run(runner, plain);
    run(runner, marked);
    for (let round = 0; round < Number(values.rounds); round++) {
      times.plain.push(run(runner, plain));
      times.marked.push(run(runner, marked));
    }
  } finally {
    for (const folder of [plain, marked]) rmSync(folder, { recursive: true, force: true });
  }
  const [a, b] = [median(times.plain), median(times.marked)];
  const perFileMs = (b - a) / FILES;
  console.log(
    JSON.stringify({
      runner,
      files: FILES,
      plainMs: a,
      markedMs: b,
      ratio: +(b / a).toFixed(3),
      perFileMs: +perFileMs.toFixed(2),
    }),
  );
}

function project(runner, marked) {
  const folder = path.join(root, 'test', `.tmp-overhead-${runner}-${marked}-${process.pid}`);
  mkdirSync(path.join(folder, 'test'), { recursive: true });
  symlinkSync(path.join(root, 'test', 'node_modules'), path.join(folder, 'node_modules'));
  const write = (file, text) => writeFileSync(path.join(folder, file), text);
  write('package.json', `{ "private": true${runner === 'vitest' ? ', "type": "module"' : ''} }`);
  const use = marked ? (runner === 'vitest' ? 'plugins: [heal()],' : "reporters: ['default', '@testheal/jest'],") : '';
  if (runner === 'vitest')
    write(
      'vitest.config.mjs',
      `${marked ? "import heal from '@testheal/vitest/plugin';" : ''}\nexport default { ${use} test: { include: ['test/*'] } };`,
    );
  else write('jest.config.cjs', `module.exports = { ${use} transform: {}, testMatch: ['<rootDir>/test/*'] };`);
  for (let i = 0; i < FILES; i++)
    write(`test/t${i}.test.${runner === 'vitest' ? 'mjs' : 'cjs'}`, testFile(runner, marked));
  return folder;
}

function testFile(runner, marked) {
  const head = runner === 'vitest' ? "import { expect, test } from 'vitest';\n" : '';
  const from = `@testheal/${runner}`;
  const marker = marked
    ? runner === 'vitest'
      ? `import { heal } from '${from}';\n`
      : `const { heal } = require('${from}');\n`
    : '';
  const call = marked ? "heal('./a.js#f')" : 'test';
  return `${head}${marker}${call}('adds', () => { expect(1 + 1).toBe(2); });\n`;
}

function run(runner, cwd) {
  const bin = path.join(root, 'test', 'node_modules', '.bin', runner);
  const started = performance.now();
  const { status, stderr } = spawnSync(bin, runner === 'vitest' ? ['run'] : [], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
  if (status !== 0) throw new Error(stderr);
  return Math.round(performance.now() - started);
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
}
