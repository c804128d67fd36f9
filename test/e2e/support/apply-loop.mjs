// Applies patches to all files of a folder, there and back, again and again, until it is killed.
// Arguments: the folder, how many files there are in it. Says `ready` on stdout, waits for a line on stdin, and says `write`
// before each file that it writes.
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { applyPatches, createFileLock, nodeFileSystem } from '@testheal/core';

const [root, count] = [process.argv[2], Number(process.argv[3])];
const ports = {
  fileSystem: {
    ...nodeFileSystem,
    replaceText(path, text) {
      writeSync(1, 'write\n');
      return nodeFileSystem.replaceText(path, text);
    },
  },
  lock: createFileLock(),
  git: { fileState: () => Promise.resolve({ status: 'clean' }) },
};
const there = await Promise.all(
  Array.from({ length: count }, async (_, at) => {
    const path = join(root, `src/${at}.ts`);
    const before = await nodeFileSystem.readText(path);
    return { path, before, after: before.replaceAll('old', 'newer') };
  }),
);
const back = there.map(({ path, before, after }) => ({ path, before: after, after: before }));

writeSync(1, 'ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
for (;;) {
  for (const files of [there, back]) {
    const time = '2026-01-02T03:04:05.000Z';
    const request = { root, workspace: root, id: 'loop', time, files, force: false };
    const outcome = await applyPatches(request, ports);
    if (!outcome.files.every((file) => file.status === 'applied')) throw new Error(JSON.stringify(outcome));
  }
}
