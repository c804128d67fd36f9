import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';
import { spawnProcess } from './support/spawn-process.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../examples/repair-at-run-time');
const README = readFileSync(path.join(FOLDER, 'README.md'), 'utf8');

/** By program: what the README says that it prints. */
const PROGRAMS = [...README.matchAll(/\]\((src\/[\w-]+\.js)\)\.\n\n```text\n([^]*?)```/g)].map(
  ([, program = '', output = '']) => [program, output] as const,
);

describe('examples/repair-at-run-time', () => {
  it('has a program each with tests, without tests and with a model, and `npm start` runs them', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(FOLDER, 'package.json'), 'utf8')) as {
      scripts: { start: string };
    };

    expect(PROGRAMS.map(([program]) => program)).toEqual([
      'src/with-tests.js',
      'src/with-verify.js',
      'src/with-model.js',
    ]);
    expect(scripts.start.split(' && ')).toEqual(PROGRAMS.map(([program]) => `node ${program}`));
  });

  it.each(PROGRAMS)('%s prints what its README says', async (program, output) => {
    const ran = await spawnProcess(process.execPath, [program], { cwd: FOLDER, env: builtEnv() });

    expect(ran).toMatchObject({ exitCode: 0, stdout: output, stderr: '' });
  });
});
