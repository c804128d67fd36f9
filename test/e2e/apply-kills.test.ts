import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { createFileLock, nodeFileSystem, undoPatches } from '@testheal/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';

const KILLS = 200;
const FILES = 30;
const LOOP = path.resolve(import.meta.dirname, 'support/apply-loop.mjs');
// In memory where there is such a folder: what a kill leaves is the same, and a busy disk makes 30 files take seconds.
const MEMORY = '/dev/shm';
const TEMPORARY = path.join(existsSync(MEMORY) ? MEMORY : tmpdir(), `testheal-kills-${process.pid}`);

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** Where a kill fell: by how many of the files were written. */
type Place = 'nothing written' | 'between the first and the last write' | 'everything written';

beforeAll(() => {
  mkdirSync(TEMPORARY, { recursive: true });
});

afterAll(() => {
  rmSync(TEMPORARY, { recursive: true, force: true });
});

function original(at: number): string {
  return `\u{FEFF}// file ${at}\r\n${`export const value${at} = 'old';\r\n`.repeat(1 + at * 8)}// no newline at the end`;
}

function healed(at: number): string {
  return original(at).replaceAll('old', 'newer');
}

/** Numbers from 0 up to 1, the same ones each time (Park and Miller's minimal standard). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 0x7f_ff_ff_ff) / 0x7f_ff_ff_ff;
}

function makeFolder(number: number): string {
  const root = path.join(TEMPORARY, String(number));
  mkdirSync(path.join(root, 'src'), { recursive: true });
  for (let at = 0; at < FILES; at++) writeFileSync(path.join(root, `src/${at}.ts`), original(at));
  return root;
}

function start(root: string): Child {
  return spawn(process.execPath, [LOOP, root, String(FILES)], {
    cwd: path.dirname(LOOP),
    env: builtEnv(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Settles when the child has said so many lines in all. */
function hear(child: Child, lines: number): Promise<void> {
  let heard = 0;
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => {
      heard += said.toString().split('\n').length - 1;
      if (heard >= lines) resolve();
    });
    child.once('exit', () => reject(new Error('the child ended by itself')));
  });
}

async function kill(child: Child): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)));
  child.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
}

/** How long a round of two applications takes here. */
async function measureMs(root: string): Promise<number> {
  const child = start(root);
  await hear(child, 1);
  const heard = hear(child, 3 * 2 * FILES);
  const begin = performance.now();
  child.stdin.write('go\n');
  await heard;
  await kill(child);
  return (performance.now() - begin) / 3;
}

it(`gives back every byte after ${KILLS} kills at random times`, async () => {
  const random = randomFrom(20_261_122);
  const roundMs = await measureMs(makeFolder(-1));
  const distribution: Record<Place, number> = {
    'nothing written': 0,
    'between the first and the last write': 0,
    'everything written': 0,
  };
  const lost: string[] = [];
  // The next ones get ready while this one is looked at.
  const waiting: { root: string; child: Child; ready: Promise<void> }[] = [];
  for (let number = 0; number < KILLS; number++) {
    while (waiting.length < Math.min(3, KILLS - number)) {
      const root = makeFolder(number + waiting.length);
      const child = start(root);
      waiting.push({ root, child, ready: hear(child, 1) });
    }
    const { root, child, ready } = waiting.shift()!;
    await ready;
    // One in four at any time; the others when a file is written, any of the first application but the last few: however
    // busy the machine is, most of the kills have to come before its last write.
    const isTimed = number % 4 === 0;
    const writes = hear(child, 1 + Math.floor(random() * (FILES - 8)));
    child.stdin.write('go\n');
    await (isTimed ? new Promise((resolve) => setTimeout(resolve, random() * roundMs)) : writes);
    writes.catch(() => undefined);
    await kill(child);

    const states = Array.from({ length: FILES }, (_, at) => stateOf(root, at));
    distribution[placeOf(states)]++;
    const outcome = await undoPatches(
      { root, workspace: root, which: 'all' },
      { fileSystem: nodeFileSystem, lock: createFileLock() },
    );
    const wrong = wrongFiles(root);
    if (states.includes('torn') || outcome.status === 'refused' || wrong.length > 0) {
      lost.push(JSON.stringify({ number, states, outcome, wrong }));
    }
    rmSync(root, { recursive: true });
  }

  process.stdout.write(
    `${KILLS} kills in applications of ${FILES} files, ${Math.round(roundMs / 2)} ms each: ${JSON.stringify(distribution)}\n`,
  );
  expect(lost.slice(0, 3)).toEqual([]);
  expect(distribution['between the first and the last write']).toBeGreaterThanOrEqual(KILLS / 2);
});

function stateOf(root: string, at: number): 'old' | 'new' | 'torn' {
  const text = readFileSync(path.join(root, `src/${at}.ts`), 'utf8');
  if (text === original(at)) return 'old';
  return text === healed(at) ? 'new' : 'torn';
}

function placeOf(states: readonly string[]): Place {
  const written = states.filter((state) => state !== 'old').length;
  if (written === 0) return 'nothing written';
  return written === FILES ? 'everything written' : 'between the first and the last write';
}

/** Files that are not as they were, or should not be there. */
function wrongFiles(root: string): string[] {
  const names = readdirSync(path.join(root, 'src'));
  const kept = new Set(Array.from({ length: FILES }, (_, at) => `${at}.ts`));
  const strange = names.filter((name) => !kept.has(name));
  const folder = path.join(root, '.heal');
  const heal = existsSync(folder) ? readdirSync(folder) : [];
  const changed = Array.from({ length: FILES }, (_, at) => at).filter((at) => stateOf(root, at) !== 'old');
  return [...strange, ...changed.map(String), ...heal.filter((name) => name !== '.gitignore')];
}
