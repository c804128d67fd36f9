import { realpathSync } from 'node:fs';

import { cleanProject, createFileLock, nodeFileSystem, workspaceFolder } from '@testheal/core';
import type { KeptFile } from '@testheal/core';

import type { RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { findHealFolder } from '../find-heal-folder.ts';
import { findLeftovers } from '../project/find-leftovers.ts';

/** Removes what healing runs have left, save originals that can still be restored. */
export const clean: RunCommand = async ({ cwd, stdout, stderr }, { switches }) => {
  // Of another tool's folder of that name nothing is removed: it has none of our files.
  const root = realpathSync(
    (await findHealFolder(cwd, '.gitignore')) ?? (await findHealFolder(cwd, 'applied.json')) ?? cwd,
  );
  const workspace = await workspaceFolder(root, nodeFileSystem);
  const [force, dryRun] = [switches.has('force'), switches.has('dry-run')];
  const ports = { fileSystem: nodeFileSystem, lock: createFileLock() };
  const outcome = await cleanProject({ root, workspace, found: findLeftovers(root), force, dryRun }, ports);
  if (outcome.status === 'refused') {
    stderr.write(`heal: Not cleaned: ${outcome.message}\n`);
    return EXIT.refused;
  }
  const { removed, kept } = outcome;
  for (const path of removed) stdout.write(`${dryRun ? 'would remove' : 'removed'} ${path}\n`);
  if (removed.length === 0 && kept.length === 0) stdout.write(`nothing to remove in ${root}\n`);
  writeKept(kept, 'not-undone', 'the journal needs them: `npx heal undo --all` first, or --force', stdout);
  writeKept(kept, 'only-copy', 'no journal knows them and they differ from their files: compare by hand', stdout);
  return EXIT.done;
};

function writeKept(
  kept: readonly KeptFile[],
  reason: KeptFile['reason'],
  why: string,
  stdout: { write(text: string): unknown },
): void {
  const paths = kept.filter((file) => file.reason === reason).map((file) => file.path);
  if (paths.length === 0) return;
  stdout.write(`kept, since ${why}\n${paths.map((path) => `  ${path}\n`).join('')}`);
}
