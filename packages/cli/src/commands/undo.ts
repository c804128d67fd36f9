import { nodeFileSystem, undoLast } from '@testheal/core';

import type { RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { findHealFolder } from '../find-heal-folder.ts';

/** Restores the files of the last application of patches. */
export const undo: RunCommand = async ({ cwd, stdout, stderr }) => {
  const root = await findHealFolder(cwd, 'applied.json');
  const outcome =
    root === undefined
      ? ({ status: 'nothing-to-undo' } as const)
      : await undoLast({ root }, { fileSystem: nodeFileSystem });
  switch (outcome.status) {
    case 'undone':
      for (const path of outcome.restored) stdout.write(`restored ${path}\n`);
      for (const path of outcome.untouched) stdout.write(`${path} already was as before\n`);
      return EXIT.done;
    case 'nothing-to-undo':
      stderr.write(`heal: Nothing to undo: no patch was written in "${cwd}" or above it.\n`);
      return EXIT.refused;
    default:
      stderr.write('heal: Not undone (UNDO_REFUSED):\n');
      for (const message of outcome.messages) stderr.write(`  ${message}\n`);
      return EXIT.refused;
  }
};
