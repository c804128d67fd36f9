import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Not in our lockfile: a hundred megabytes for one figure. */
const STRYKER = '9.6.1';

/**
 * Stryker over the fixed modules of the cases, with the runner's plugin and all cores: mutants that were run, and the seconds from
 * the end of its first run of the tests to its own end.
 */
export async function mutantRate({ runner, root, tools, versions }) {
  install(tools, versions);
  const project = path.join(root, 'stryker');
  mkdirSync(project, { recursive: true });
  if (!existsSync(path.join(project, 'node_modules')))
    symlinkSync(path.join(tools, 'node_modules'), path.join(project, 'node_modules'));
  const config = {
    testRunner: runner,
    plugins: [`@stryker-mutator/${runner}-runner`],
    mutate: ['src/**/*.ts', '!src/**/*.test.ts'],
    coverageAnalysis: 'perTest',
    concurrency: os.availableParallelism(),
    reporters: ['json'],
    jsonReporter: { fileName: 'mutation.json' },
    tempDirName: '.stryker-tmp',
    disableTypeChecks: false,
    ...(runner === 'jest' && { jest: { projectType: 'custom', configFile: 'jest.config.cjs' } }),
  };
  writeFileSync(path.join(project, 'stryker.config.json'), JSON.stringify(config));
  const run = await timed(path.join(tools, 'node_modules/.bin/stryker'), ['run', 'stryker.config.json'], project);
  if (run.exitCode !== 0 || run.readyMs === undefined) throw new Error(`Stryker failed:\n${run.output.slice(-3000)}`);
  const { files } = JSON.parse(readFileSync(path.join(project, 'mutation.json'), 'utf8'));
  const counts = {};
  for (const { mutants } of Object.values(files))
    for (const { status } of mutants) counts[status] = (counts[status] ?? 0) + 1;
  const mutants = ['Killed', 'Survived', 'Timeout', 'RuntimeError'].reduce((sum, key) => sum + (counts[key] ?? 0), 0);
  const seconds = (run.endMs - run.readyMs) / 1000;
  return {
    version: STRYKER,
    mutants,
    timeouts: counts.Timeout ?? 0,
    seconds,
    startSeconds: run.readyMs / 1000,
    perSecond: mutants / seconds,
    perSecondWithStart: mutants / (run.endMs / 1000),
    workers: os.availableParallelism(),
  };
}

function install(tools, versions) {
  const wanted = [
    `@stryker-mutator/core@${STRYKER}`,
    `@stryker-mutator/vitest-runner@${STRYKER}`,
    `@stryker-mutator/jest-runner@${STRYKER}`,
    ...Object.entries(versions).map(([name, version]) => `${name}@${version}`),
  ];
  const stamp = path.join(tools, 'installed.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === JSON.stringify(wanted)) return;
  mkdirSync(tools, { recursive: true });
  writeFileSync(path.join(tools, 'package.json'), '{ "private": true }\n');
  const { status, stderr } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', ...wanted], {
    cwd: tools,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Stryker could not be installed:\n${stderr}`);
  writeFileSync(stamp, JSON.stringify(wanted));
}

/** `readyMs`: when it had run the tests once. */
function timed(program, args, cwd) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let readyMs;
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`;
      if (line.includes('Initial test run succeeded')) readyMs = performance.now() - started;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, readyMs, endMs: performance.now() - started, output }));
  });
}
