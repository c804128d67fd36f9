// Writes the hashes of all files of a suite's cases to its frozen.json, which test/architecture/frozen-cases.test.ts
// holds against the files. A case is frozen once, before anything is changed for its sake; `prefix`: a further batch of cases.
// Folders of a case hold what others have published, which has checksums of its own.
//   node benchmarks/freeze-cases.mjs <suite> [prefix]
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** `<case>/<file>` */
const CASE_FILE = 2;

const [suite = '', prefix = ''] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, suite);
const manifest = path.join(folder, 'frozen.json');
if (suite === '' || !existsSync(folder)) fail(`No suite "${suite}" in benchmarks/; name one of its folders.`);
const frozen = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
  .filter((file) => file.split('/').length === CASE_FILE && file.startsWith(prefix));
if (files.length === 0) fail(`No case in benchmarks/${suite} begins with "${prefix}".`);
const known = files.find((file) => file in frozen);
if (known !== undefined)
  fail(`${known} is frozen already, and stays as it is; name the prefix of a batch that is not.`);
const hashes = { ...frozen, ...Object.fromEntries(files.map((file) => [file, hashOf(path.join(folder, file))])) };
const sorted = Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(manifest, `${JSON.stringify(sorted, undefined, 2)}\n`);
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
