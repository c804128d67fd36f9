import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createFileLock, nodeFileSystem, undoPatches } from '@testheal/core';
import { expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';

const PROCESSES = 4;
const FILES_EACH = 8;
const APPLY = path.resolve(import.meta.dirname, 'support/apply-once.mjs');

it('lets processes that apply at the same time keep all their ways back', async () => {
  const root = path.resolve(import.meta.dirname, '../.tmp', `together-${process.pid}`);
  mkdirSync(root, { recursive: true });
  const names = Array.from({ length: PROCESSES * FILES_EACH }, (_, at) => `${at}.ts`);
  for (const name of names) writeFileSync(path.join(root, name), `// ${name}\n`);

  const children = Array.from({ length: PROCESSES }, (_, at) => {
    const own = names.slice(at * FILES_EACH, (at + 1) * FILES_EACH);
    return startApplying(root, own);
  });
  await Promise.all(children.map((child) => child.ready));
  const printed = (await Promise.all(children.map((child) => child.go()))).flat();
  const written = names.map((name) => readFileSync(path.join(root, name), 'utf8'));
  const ports = { fileSystem: nodeFileSystem, lock: createFileLock() };
  const undone = await undoPatches({ root, workspace: root, which: 'all' }, ports);

  // Each application was asked for under the same name and got one of its own.
  const ids = names.map((_, at) => (at === 0 ? 'same' : `same-${at + 1}`));
  expect(printed.toSorted()).toEqual(ids.toSorted());
  expect(written).toEqual(names.map((name) => `// patched\n// ${name}\n`));
  expect(undone.status === 'undone' && undone.entries.map((entry) => entry.id).toSorted()).toEqual(ids.toSorted());
  expect(names.map((name) => readFileSync(path.join(root, name), 'utf8'))).toEqual(names.map((name) => `// ${name}\n`));
  expect(readdirSync(root).toSorted()).toEqual(['.heal', ...names].toSorted());
  expect(readdirSync(path.join(root, '.heal'))).toEqual(['.gitignore']);
  rmSync(root, { recursive: true });
});

function startApplying(
  root: string,
  names: readonly string[],
): { readonly ready: Promise<void>; readonly go: () => Promise<string[]> } {
  const child = spawn(process.execPath, [APPLY, root, ...names], {
    cwd: path.dirname(APPLY),
    env: builtEnv(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    ready: new Promise((resolve) => child.stdout.once('data', () => resolve())),
    async go() {
      child.stdin.write('go\n');
      await ended;
      return printed.trim().split('\n').slice(1);
    },
  };
}
