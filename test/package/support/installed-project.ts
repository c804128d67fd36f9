import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnProcess, type Finished } from '../../e2e/support/spawn-process.ts';

/** A project outside of the repository, as a user has it. */
export interface InstalledProject {
  /** Absolute. */
  readonly root: string;
  /** Runs what people type, in a shell. `folder` is relative to the root. */
  type(command: string, options?: TypeOptions): Promise<Finished>;
  read(file: string): string;
  /** Commits all there is, in a new repository or in that of before. */
  commitAll(): Promise<void>;
  /** Changed and new files, as `git status --porcelain` tells them. */
  changes(): Promise<string[]>;
}

interface TypeOptions {
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Writes the files into `root`, beside a copy of what is in `from`. */
export function installedProject(
  root: string,
  files: Readonly<Record<string, string>>,
  options: { readonly env: Readonly<Record<string, string>>; readonly from?: string },
): InstalledProject {
  mkdirSync(root, { recursive: true });
  if (options.from !== undefined) cpSync(options.from, root, { recursive: true, verbatimSymlinks: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const type: InstalledProject['type'] = (command, { folder = '.', env = {} } = {}) =>
    spawnProcess('sh', ['-c', command], {
      cwd: path.join(root, folder),
      env: { ...options.env, ...env },
      timeoutMs: 500_000,
    });
  return {
    root,
    type,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    commitAll: async () => {
      await type('git init -q && git add . && git -c user.name=t -c user.email=t@t commit -qm all');
    },
    changes: async () => (await type('git status --porcelain')).stdout.split('\n').filter((line) => line !== ''),
  };
}
