import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { cleanProject, createFileLock, lockState, nodeFileSystem, undoPatches, workspaceFolder } from '@testheal/core';

import { findLeftovers } from '../project/find-leftovers.ts';
import type { Check, Section } from './check.ts';

/** What earlier runs left, in each folder that has a `.heal`. `folders`: absolute. Changes nothing. */
export async function healFolderSection(folders: readonly string[], cwd: string): Promise<Section> {
  const roots: string[] = [];
  for (const folder of folders) if (await nodeFileSystem.exists(join(folder, '.heal'))) roots.push(folder);
  const checks = await Promise.all(roots.map((root) => folderChecks(root, roots, cwd)));
  return {
    title: 'Left by earlier runs',
    checks:
      roots.length === 0 ? [{ id: 'heal-folder', status: 'ok', text: 'nothing: there is no `.heal`' }] : checks.flat(),
  };
}

async function folderChecks(root: string, roots: readonly string[], cwd: string): Promise<Check[]> {
  const folder = join(root, '.heal');
  const shown = relative(cwd, folder).replaceAll('\\', '/');
  const found = [
    await undoCheck(root),
    await backupCheck(root, roots),
    await lockCheck(folder),
    await writableCheck(folder),
  ];
  const checks = found.filter((check) => check !== undefined);
  const all: Check[] = checks.length > 0 ? checks : [{ id: 'heal-folder', status: 'ok', text: 'nothing to undo' }];
  return all.map((check) => ({ ...check, text: `${shown}: ${check.text}`, facts: { folder, ...check.facts } }));
}

async function undoCheck(root: string): Promise<Check | undefined> {
  const id = 'undo';
  const workspace = await workspaceFolder(root, nodeFileSystem);
  const ports = { fileSystem: nodeFileSystem, lock: createFileLock() };
  const outcome = await undoPatches({ root, workspace, which: 'all', dryRun: true }, ports);
  if (outcome.status === 'refused') {
    return {
      id,
      status: 'warning',
      text: `what was written cannot be undone: ${outcome.messages.join(' ')}`,
    };
  }
  if (outcome.status !== 'would-undo') return undefined;
  const ids = outcome.entries.map((entry) => entry.id);
  const files = new Set(outcome.entries.flatMap((entry) => [...entry.restored, ...entry.untouched]));
  return {
    id,
    status: 'note',
    text: `${ids.length} ${ids.length === 1 ? 'application' : 'applications'} of patches can be undone (${[...files].join(', ')})`,
    advice: '`npx heal undo`; to keep them for good: `npx heal clean --force`',
    facts: { ids },
  };
}

/** Backups and halves of files that no journal needs. */
async function backupCheck(root: string, roots: readonly string[]): Promise<Check | undefined> {
  const others = roots.filter((other) => other !== root && other.startsWith(root));
  const found = findLeftovers(root).filter((file) => !others.some((other) => file.startsWith(join(other, '/'))));
  const workspace = await workspaceFolder(root, nodeFileSystem);
  const ports = { fileSystem: nodeFileSystem, lock: createFileLock() };
  const outcome = await cleanProject({ root, workspace, found, force: false, dryRun: true }, ports);
  if (outcome.status === 'refused') return undefined;
  const onlyCopies = outcome.kept.flatMap(({ path, reason }) => (reason === 'only-copy' ? [path] : []));
  const left = [...outcome.removed.filter((path) => !path.startsWith('.heal/')), ...onlyCopies];
  if (left.length === 0) return undefined;
  return {
    id: 'leftovers',
    status: onlyCopies.length > 0 ? 'warning' : 'note',
    text: `${left.length} ${left.length === 1 ? 'file was' : 'files were'} left over (${left.join(', ')})`,
    advice:
      onlyCopies.length > 0
        ? `compare ${onlyCopies.join(', ')} with the file itself: no journal knows it; then \`npx heal clean\``
        : '`npx heal clean`',
    facts: { files: left },
  };
}

async function lockCheck(folder: string): Promise<Check | undefined> {
  const id = 'lock';
  switch (await lockState(join(folder, 'apply.lock'))) {
    case 'held':
      return { id, status: 'note', text: 'a run is writing or undoing patches just now' };
    case 'stale':
      return {
        id,
        status: 'note',
        text: 'a run was killed while it wrote; the next to write takes over its lock',
        advice: '`npx heal undo --dry-run` says what it had written',
      };
    case 'unreadable':
      return {
        id,
        status: 'warning',
        text: 'apply.lock cannot be read, so nothing can be written or undone',
        advice: 'when no healing run is at work, remove it',
      };
    default:
      return undefined;
  }
}

async function writableCheck(folder: string): Promise<Check | undefined> {
  try {
    await access(folder, constants.W_OK);
    return undefined;
  } catch {
    return {
      id: 'writable',
      status: 'warning',
      text: 'it cannot be written, so no report is',
      advice: 'give yourself the right to write it',
    };
  }
}
