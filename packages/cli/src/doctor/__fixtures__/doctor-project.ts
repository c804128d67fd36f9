import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect } from 'vitest';

import { preloadOption } from '../../init/preload-option.ts';
import { runHealCommand } from '../../run-heal-command.ts';
import { toolVersion } from '../../tool-version.ts';
import type { Check, Section } from '../check.ts';

interface Options {
  /** Relative to the project. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly columns?: number;
}

interface Said {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Found {
  readonly exitCode: number;
  readonly healthy: boolean;
  readonly sections: readonly Section[];
  /** All checks of an id. */
  readonly of: (id: string) => readonly Check[];
}

/** A throw-away project, empty at first. */
export interface DoctorProject extends Disposable {
  write(files: Readonly<Record<string, string>>): void;
  doctor(argv: readonly string[], options?: Options): Promise<Said>;
  /** What `doctor --json` says. */
  diagnosis(options?: Options): Promise<Found>;
}

export function createDoctorProject(): DoctorProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-doctor-test-')));
  const project: DoctorProject = {
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
    },
    async doctor(argv, { cwd = '.', env = {}, columns = 100 } = {}) {
      let [stdout, stderr] = ['', ''];
      const exitCode = await runHealCommand(['doctor', ...argv], {
        cwd: join(root, cwd),
        env: { PATH: process.env['PATH'], ...env },
        stdout: { columns, write: (text) => void (stdout += text) },
        stderr: { write: (text) => void (stderr += text) },
      });
      return { exitCode, stdout: stdout.replaceAll(root, '<root>'), stderr };
    },
    async diagnosis(options) {
      const { exitCode, stdout } = await project.doctor(['--json'], options);
      const read = JSON.parse(stdout) as { schemaVersion: number; healthy: boolean; sections: readonly Section[] };
      expect(read.schemaVersion).toBe(1);
      return {
        ...read,
        exitCode,
        of: (id) => read.sections.flatMap(({ checks }) => checks).filter((check) => check.id === id),
      };
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
  return project;
}

/** The files of a package that is installed. */
export function installed(name: string, version: string, more: object = {}): Record<string, string> {
  return { [`node_modules/${name}/package.json`]: JSON.stringify({ name, version, ...more }) };
}

export const ADAPTERS: Readonly<Record<string, string>> = {
  ...installed('@testheal/vitest', toolVersion(), { peerDependencies: { vitest: '^3.2 || ^4.0.18 || ^5' } }),
  ...installed('@testheal/jest', toolVersion(), { peerDependencies: { jest: '^29.7.0 || ^30.0.0' } }),
};

/** A project in which all is well. */
export const WELL: Readonly<Record<string, string>> = {
  'package.json':
    '{ "devDependencies": { "vitest": "4" }, "scripts": { "vitest": "vitest-heal" }, "packageManager": "pnpm@10.1.0" }',
  'vitest.config.ts': "import heal from '@testheal/vitest/plugin';",
  '.npmrc': `node-options=${preloadOption(['vitest'])}\n`,
  'heal.config.json': '{ "seed": 3, "memoryMb": 64 }',
  'test/a.test.ts': "import { heal } from '@testheal/vitest';",
  ...installed('vitest', '4.1.12'),
  ...ADAPTERS,
};
