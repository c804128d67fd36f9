// What healing costs a green suite: 200 tests with markers in 40 files, run plain (no marker, no plugin or reporter of ours),
// with the plugin or reporter, and with `--heal`, in turn. For each of the latter two the ratios of its wall time to that of the
// plain runs of the same round are taken, their median, and the distribution-free 95 % interval of that median. Ends with 1
// when an upper end is above the limit. User CPU time stands beside. Wants a quiet machine. A round runs each kind `--times`
// times, in turn, and takes the median of each: a virtual machine is now faster, now slower, and of the fastest runs alone one kind may
// have had the better minute. With 1 every single run counts. `--control` measures plain runs against plain runs as well: what its
// interval is wide, the machine makes it. `--json` writes down every single run.
//   node benchmarks/overhead.mjs [--pairs 15] [--times 8] [--limit 1.05] [--runner vitest|jest] [--control] [--json file]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { installAsPublished, programOf } from './install-as-published.mjs';
import { median, medianInterval } from './statistics.mjs';
import { timedRun } from './timed-run.mjs';

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '15' },
    times: { type: 'string', default: '8' },
    limit: { type: 'string', default: '1.05' },
    runner: { type: 'string' },
    control: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const FILES = 40;
const TESTS = 5;
const limit = Number(values.limit);
/** Every single run of every arm. */
const all = [];

for (const runner of values.runner === undefined ? ['vitest', 'jest'] : [values.runner]) {
  const plain = project(runner, false);
  const marked = project(runner, true);
  const arms = {
    plain: () => run(runner, runner, plain),
    plugin: () => run(runner, runner, marked),
    heal: () => run(runner, `${runner}-heal`, marked),
    ...(values.control && { control: () => run(runner, runner, plain) }),
  };
  const rounds = [];
  try {
    // Transforms are cached from here on.
    for (const arm of Object.values(arms)) await arm();
    for (let pair = 0; pair < Number(values.pairs); pair++) rounds.push(await runInTurn(runner, arms, pair));
  } finally {
    for (const folder of [plain, marked]) rmSync(folder, { recursive: true, force: true });
  }
  for (const arm of Object.keys(arms)) if (arm !== 'plain') report(runner, arm, rounds);
}

if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(all)}\n`);

/** The median wall and user time of each arm's runs. Each is as often first, second and third as the others. */
async function runInTurn(runner, arms, pair) {
  const names = Object.keys(arms);
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  for (let time = 0; time < Number(values.times); time++)
    for (let nth = 0; nth < names.length; nth++) {
      const arm = names[(nth + time + pair) % names.length];
      const { wallMs, userMs } = await arms[arm]();
      runs[arm].push({ wallMs, userMs });
      all.push({ runner, pair, time, arm, wallMs, userMs });
    }
  return Object.fromEntries(names.map((name) => [name, mediansOf(runs[name])]));
}

function mediansOf(runs) {
  return { wallMs: median(runs.map(({ wallMs }) => wallMs)), userMs: median(runs.map(({ userMs }) => userMs)) };
}

function report(runner, arm, rounds) {
  const ratios = rounds.map((round) => round[arm].wallMs / round.plain.wallMs);
  const cpuRatios = rounds.map((round) => round[arm].userMs / round.plain.userMs);
  const [low, high] = medianInterval(ratios);
  const isWithin = high <= limit;
  if (!isWithin && arm !== 'control') process.exitCode = 1;
  console.log(
    JSON.stringify({
      runner,
      arm,
      files: FILES,
      tests: FILES * TESTS,
      pairs: rounds.length,
      times: Number(values.times),
      ratio: rounded(median(ratios)),
      interval95: [rounded(low), rounded(high)],
      limit,
      isWithin,
      wallMs: medianOf(rounds, arm, 'wallMs'),
      plainWallMs: medianOf(rounds, 'plain', 'wallMs'),
      userRatio: rounded(median(cpuRatios)),
      userMs: medianOf(rounds, arm, 'userMs'),
      plainUserMs: medianOf(rounds, 'plain', 'userMs'),
      node: process.version,
    }),
  );
}

function medianOf(rounds, arm, key) {
  return Math.round(median(rounds.map((round) => round[arm][key])));
}

function rounded(value) {
  return Math.round(value * 1000) / 1000;
}

function project(runner, isMarked) {
  const folder = path.join(root, 'test', `.tmp-overhead-${runner}-${isMarked ? 'marked' : 'plain'}-${process.pid}`);
  mkdirSync(path.join(folder, 'test'), { recursive: true });
  mkdirSync(path.join(folder, 'src'));
  installAsPublished(folder, path.join(root, 'test', 'node_modules'));
  const write = (file, text) => writeFileSync(path.join(folder, file), text);
  write('package.json', `{ "private": true${runner === 'vitest' ? ', "type": "module"' : ''} }`);
  const ours = runner === 'vitest' ? 'plugins: [heal()],' : "reporters: ['default', '@testheal/jest'],";
  const use = isMarked ? ours : '';
  if (runner === 'vitest')
    write(
      'vitest.config.mjs',
      `${isMarked ? "import heal from '@testheal/vitest/plugin';" : ''}\nexport default { ${use} test: { include: ['test/*'] } };`,
    );
  else write('jest.config.cjs', `module.exports = { ${use} transform: {}, testMatch: ['<rootDir>/test/*'] };`);
  const extension = runner === 'vitest' ? 'mjs' : 'cjs';
  for (let file = 0; file < FILES; file++) {
    write(`src/m${file}.${extension}`, moduleText(runner));
    write(`test/t${file}.test.${extension}`, testFile(runner, isMarked, file));
  }
  return folder;
}

function moduleText(runner) {
  const body = 'function sum(numbers) {\n  return numbers.reduce((total, number) => total + number, 0);\n}\n';
  return runner === 'vitest' ? `export ${body}` : `${body}module.exports = { sum };\n`;
}

function testFile(runner, isMarked, file) {
  const isVitest = runner === 'vitest';
  const target = `../src/m${file}.${isVitest ? 'mjs' : 'cjs'}`;
  const head = isVitest
    ? `import { expect, test } from 'vitest';\nimport { sum } from '${target}';\n`
    : `const { sum } = require('${target}');\n`;
  const from = `@testheal/${runner}`;
  const marker = isVitest ? `import { heal } from '${from}';\n` : `const { heal } = require('${from}');\n`;
  const call = isMarked ? `heal('${target}#sum')` : 'test';
  const tests = Array.from(
    { length: TESTS },
    (_, nth) => `${call}('adds up to ${nth}', () => { expect(sum(Array(${nth}).fill(1))).toBe(${nth}); });\n`,
  );
  return `${head}${isMarked ? marker : ''}${tests.join('')}`;
}

async function run(runner, command, cwd) {
  const args = [
    programOf(cwd, command === runner ? runner : `@testheal/${runner}`, command),
    ...(runner === 'vitest' ? ['run'] : []),
  ];
  const finished = await timedRun(process.execPath, args, { cwd });
  if (finished.exitCode !== 0) throw new Error(finished.output);
  return finished;
}
