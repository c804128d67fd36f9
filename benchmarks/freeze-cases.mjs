// Writes the hashes of all files of a suite's cases to its frozen.json, which test/architecture/frozen-cases.test.ts
// holds against the files. A suite is frozen once, before anything is changed for its sake:
//   node benchmarks/freeze-cases.mjs <suite>
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const suite = process.argv[2] ?? '';
const folder = path.join(import.meta.dirname, suite);
const manifest = path.join(folder, 'frozen.json');
if (suite === '' || !existsSync(folder)) fail(`No suite "${suite}" in benchmarks/; name one of its folders.`);
if (existsSync(manifest)) fail(`${manifest} exists already: frozen cases stay as they are.`);

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  .filter((file) => file.includes('/'))
  .toSorted();
const hashes = Object.fromEntries(files.map((file) => [file, hashOf(path.join(folder, file))]));
writeFileSync(manifest, `${JSON.stringify(hashes, undefined, 2)}\n`);
console.log(
  `${files.length} files of ${new Set(files.map((file) => path.posix.dirname(file))).size} cases are frozen.`,
);

function hashOf(file) {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return createHash('sha256').update(text).digest('hex');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
