import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { delimiter, join } from 'node:path';

import { permissionFlags } from '@testheal/core';

import type { Check, Section } from './check.ts';

export interface SandboxQuestion {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What workers may take. */
  readonly memoryMb: number;
  /** @default this process's */
  readonly platform?: NodeJS.Platform;
}

/** What of the cage around candidates works on this machine. Node's part is tried, not looked up. */
export async function sandboxSection({
  env,
  memoryMb,
  platform = process.platform,
}: SandboxQuestion): Promise<Section> {
  const [permissions, bubblewrap] = await Promise.all([permissionCheck(), bubblewrapCheck(env)]);
  return {
    title: 'Cage around candidates',
    checks: [groupCheck(platform), permissions, memoryCheck(memoryMb), bubblewrap],
  };
}

function groupCheck(platform: NodeJS.Platform): Check {
  const id = 'cage-process-group';
  if (platform !== 'win32')
    return { id, status: 'ok', text: 'process group: whatever a candidate hangs in is ended with all that it started' };
  return {
    id,
    status: 'warning',
    text: 'process group: on Windows `taskkill` stands in for it, which was never tried',
    advice: 'commit your work before a healing run',
  };
}

/** Tries to make a folder, under the flags that test workers get. */
const PROGRAM = `const fs=require('node:fs');try{fs.rmdirSync(fs.mkdtempSync(require('node:os').tmpdir()+'/heal-doctor-'))}catch(error){process.exitCode=error.code==='ERR_ACCESS_DENIED'?42:1}`;

async function permissionCheck(): Promise<Check> {
  const id = 'cage-permissions';
  const version = process.versions.node;
  const closed = { writable: [], addons: false, childProcesses: false, workers: false, sockets: false };
  const code = await exitCodeOf([...permissionFlags(version, closed), '-e', PROGRAM]);
  const refusesSockets = Number(version.split('.')[0]) >= 25;
  if (code === 42) {
    const text = refusesSockets
      ? 'permission flags of Node: no candidate writes your files, starts a process or opens a socket'
      : 'permission flags of Node: no candidate writes your files or starts a process; sockets are only watched, since this Node cannot refuse them';
    return { id, status: 'ok', text, facts: { refusesSockets } };
  }
  return {
    id,
    status: 'hindrance',
    text: `permission flags of Node ${version}: a write that they forbid was not refused`,
    advice: 'use a Node from nodejs.org',
    facts: { refusesSockets: false },
  };
}

function exitCodeOf(args: readonly string[]): Promise<unknown> {
  return new Promise((resolve) => {
    // Nothing of ours, and no option for Node, has a say in it.
    const options = { env: { PATH: process.env['PATH'] }, timeout: 15_000, windowsHide: true };
    execFile(process.execPath, args, options, (error) => resolve(error === null ? 0 : error.code));
  });
}

function memoryCheck(memoryMb: number): Check {
  const limit = process.constrainedMemory();
  const totalMb = Math.round((limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / 2 ** 20);
  const isTight = memoryMb > totalMb / 2;
  return {
    id: 'cage-memory',
    status: isTight ? 'warning' : 'ok',
    text: `memory cap: ${memoryMb} MB for each worker, of ${totalMb} MB here`,
    ...(isTight && {
      advice: `lower it by \`memoryMb\` in a heal.config, to ${Math.max(128, Math.floor(totalMb / 4))} for example`,
    }),
    facts: { memoryMb, totalMb },
  };
}

async function bubblewrapCheck({ PATH = '' }: SandboxQuestion['env']): Promise<Check> {
  const places = PATH.split(delimiter).filter((place) => place !== '');
  const found = await Promise.all(places.map((place) => isProgram(join(place, 'bwrap'))));
  const isThere = found.includes(true);
  return {
    id: 'cage-bubblewrap',
    status: 'note',
    text: `bubblewrap: ${isThere ? 'installed' : 'not installed'}, and not used by this version`,
    facts: { isInstalled: isThere },
  };
}

function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
