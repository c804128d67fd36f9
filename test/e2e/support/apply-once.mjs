// Applies a patch to each of the given files, one application a file. Arguments: the folder, then the files.
// Prints the ids, one a line.
import { join } from 'node:path';
import { applyPatches, createFileLock, nodeFileSystem } from '@testheal/core';

const [root, ...paths] = process.argv.slice(2);
const ports = {
  fileSystem: nodeFileSystem,
  lock: createFileLock(),
  git: { fileState: () => Promise.resolve({ status: 'clean' }) },
};
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
for (const name of paths) {
  const path = join(root, name);
  const before = await nodeFileSystem.readText(path);
  const files = [{ path, before, after: `// patched\n${before}` }];
  const time = '2026-01-02T03:04:05.000Z';
  const outcome = await applyPatches({ root, workspace: root, id: 'same', time, files, force: false }, ports);
  process.stdout.write(`${outcome.id ?? JSON.stringify(outcome)}\n`);
}
process.stdin.destroy();
