import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { createFileLock } from './file-lock.ts';
import { systemProcesses, type ProcessMark, type Processes } from './process-mark.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heal-lock-'));
  path = join(folder, 'apply.lock');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ids = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

function leave(file: string, id: string, mark: Partial<ProcessMark> = {}): void {
  writeFileSync(file, JSON.stringify({ ...systemProcesses.self(), ...mark, id }));
}

/** The number of a process that has just ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid as number;
}

it('names its holder while it is held, and leaves nothing behind', async () => {
  const outcome = await createFileLock().hold(path, async () => JSON.parse(readFileSync(path, 'utf8')) as ProcessMark);

  expect(outcome).toMatchObject({ status: 'done', result: { pid: process.pid } });
  expect(readdirSync(folder)).toEqual([]);
});

it('lets one after the other work', async () => {
  const lock = createFileLock();
  const seen: string[] = [];

  await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) =>
      lock.hold(path, async () => {
        seen.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`${name} ends`);
      }),
    ),
  );

  expect(seen.map((line) => line.slice(2))).toEqual(Array.from({ length: 4 }, () => ['begins', 'ends']).flat());
  expect(seen.every((line, at) => at % 2 === 0 || line[0] === seen[at - 1]?.[0])).toBe(true);
});

it('is free again when the work fails', async () => {
  const failing = createFileLock().hold(path, () => Promise.reject(new Error('broken')));

  await expect(failing).rejects.toThrow('broken');
  expect(readdirSync(folder)).toEqual([]);
});

it('says who has it when it stays taken', async () => {
  leave(path, ids[0]);

  const outcome = await createFileLock({ waitMs: 60 }).hold(path, () => Promise.resolve('in'));

  expect(outcome).toEqual({ status: 'busy', holder: `process ${process.pid} on ${systemProcesses.self().host}` });
  expect(readdirSync(folder)).toEqual(['apply.lock']);
});

it.each([
  ['of a process that has ended', async () => ({ pid: await deadPid() })],
  ['of an earlier process with the number of this one', async () => ({ started: '1' })],
])('takes over the lock %s', async (_whose, markOf) => {
  leave(path, ids[0], await markOf());

  const outcome = await createFileLock({ waitMs: 60 }).hold(path, () => Promise.resolve('in'));

  expect(outcome).toEqual({ status: 'done', result: 'in' });
  expect(readdirSync(folder)).toEqual([]);
});

it('does not take over the lock of another machine, of which nothing can be known', async () => {
  leave(path, ids[0], { host: 'elsewhere', pid: 7 });

  const outcome = await createFileLock({ waitMs: 60 }).hold(path, () => Promise.resolve('in'));

  expect(outcome).toEqual({ status: 'busy', holder: 'process 7 on elsewhere' });
});

it('does not take over what it cannot read', async () => {
  writeFileSync(path, '{"id":"../../away","pid":1,"host":"","started":""}');

  const outcome = await createFileLock({ waitMs: 60 }).hold(path, () => Promise.resolve('in'));

  expect(outcome).toEqual({ status: 'busy', holder: 'an unknown process' });
  expect(readdirSync(folder)).toEqual(['apply.lock']);
});

it('takes over from a successor that has died as well, and sweeps up what others left', async () => {
  const dead = { pid: await deadPid() };
  leave(path, ids[0], dead);
  leave(`${path}.${ids[0]}`, ids[1], dead);
  leave(`${path}.cccccccccccc`, 'dddddddddddd', dead);
  writeFileSync(`${path}.0123456789ab.heal-tmp`, '{"id":');
  writeFileSync(join(folder, 'other.txt'), '');

  const outcome = await createFileLock({ waitMs: 60 }).hold(path, () => Promise.resolve(readdirSync(folder)));

  expect(outcome).toEqual({
    status: 'done',
    result: ['apply.lock', `apply.lock.${ids[0]}`, `apply.lock.${ids[1]}`, 'other.txt'],
  });
  expect(readdirSync(folder)).toEqual(['other.txt']);
});

it('has one successor only, however many find the holder dead', async () => {
  const dead: ProcessMark = { pid: 1, host: 'here', started: 'before' };
  const processes: Processes = {
    self: () => ({ pid: 2, host: 'here', started: 'now' }),
    isAlive: ({ pid }) => pid !== 1,
  };
  let inside = 0;
  let most = 0;
  for (let round = 0; round < 10; round++) {
    leave(path, ids[0], dead);
    await Promise.all(
      Array.from({ length: 8 }, () =>
        createFileLock({ processes }).hold(path, async () => {
          most = Math.max(most, ++inside);
          await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
        }),
      ),
    );
  }

  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

it('rejects with the error of the file system when the folder is gone', async () => {
  const gone = createFileLock().hold(join(folder, 'gone/apply.lock'), () => Promise.resolve('in'));

  await expect(gone).rejects.toMatchObject({ code: 'ENOENT' });
});

it('stays taken when a folder is in the way', async () => {
  mkdirSync(path);

  const outcome = await createFileLock({ waitMs: 60 }).hold(path, () => Promise.resolve('in'));

  expect(outcome).toEqual({ status: 'busy', holder: 'an unknown process' });
});
