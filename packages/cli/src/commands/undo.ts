import { createFileLock, nodeFileSystem, undoPatches, workspaceFolder } from '@testheal/core';
import type { JournalEntry, UndoneEntry, UndoRequest } from '@testheal/core';

import type { CommandInput, RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { findHealFolder } from '../find-heal-folder.ts';
import { UsageError } from '../usage-error.ts';

/** Restores the files of one application of patches, or of all. */
export const undo: RunCommand = async ({ cwd, stdout, stderr }, input) => {
  const which = readWhich(input);
  const dryRun = input.switches.has('dry-run');
  const root = (await findHealFolder(cwd, 'applied.json')) ?? (await findHealFolder(cwd, '')) ?? cwd;
  const workspace = await workspaceFolder(root, nodeFileSystem);
  const ports = { fileSystem: nodeFileSystem, lock: createFileLock() };
  const outcome = await undoPatches({ root, workspace, which, dryRun }, ports);
  switch (outcome.status) {
    case 'undone':
      stdout.write(outcome.entries.flatMap((entry) => linesOf(entry, 'undone', 'restored')).join(''));
      return EXIT.done;
    case 'would-undo':
      stdout.write(outcome.entries.flatMap((entry) => linesOf(entry, 'would undo', 'would restore')).join(''));
      return EXIT.done;
    case 'nothing-to-undo':
      stderr.write(`heal: Nothing to undo: no patch was written in "${cwd}" or above it.\n`);
      return EXIT.refused;
    case 'unknown-id':
      stderr.write(`heal: No application of patches is called "${input.arguments[0]}". These can be undone:\n`);
      for (const entry of outcome.known) stderr.write(`  ${nameOf(entry)}\n`);
      return EXIT.refused;
    default:
      stderr.write('heal: Not undone (UNDO_REFUSED):\n');
      for (const message of outcome.messages) stderr.write(`  ${message}\n`);
      return EXIT.refused;
  }
};

function readWhich({ arguments: [id], switches }: CommandInput): UndoRequest['which'] {
  if (id === undefined) return switches.has('all') ? 'all' : 'last';
  if (switches.has('all')) throw new UsageError(`\`--all\` undoes everything: leave out "${id}", or \`--all\`.`);
  return { id };
}

function linesOf({ id, time, restored, untouched }: UndoneEntry, done: string, restoring: string): string[] {
  return [
    `${done} ${id}, written ${time}\n`,
    ...restored.map((path) => `  ${restoring} ${path}\n`),
    ...untouched.map((path) => `  ${path} already was as before\n`),
  ];
}

function nameOf({ id, time, files }: JournalEntry): string {
  return `${id}, written ${time}: ${files.map((file) => file.path).join(', ')}`;
}
