// Brings what the cases of the suite `history` are about: files of a published package, of the version with the fault and
// of the one that mended it, from the registry that npm is set to. They are the code of others and lie in no repository of ours.
//   node benchmarks/fetch-history.mjs [text in the name of the case]
// `--note` writes the checksums of new cases into their case.json; without it they are what is asked for.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const suite = path.join(import.meta.dirname, 'history');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { note: { type: 'boolean' } } });
const [filter = ''] = positionals;
const names = readdirSync(suite).filter(
  (name) => name.includes(filter) && existsSync(path.join(suite, name, 'case.json')),
);

const work = mkdtempSync(path.join(os.tmpdir(), 'fetch-history-'));
try {
  for (const name of names) if (!isHere(name)) fetchCase(name);
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(`${names.length} cases of published packages are in ${path.relative(process.cwd(), suite) || '.'}`);

function describedIn(name) {
  return JSON.parse(readFileSync(path.join(suite, name, 'case.json'), 'utf8'));
}

function isHere(name) {
  const { fixed, module, package: published } = describedIn(name);
  const files = [module, fixed, ...published.files.map((file) => `package/${file}`)];
  return published.integrity !== undefined && files.every((file) => existsSync(path.join(suite, name, file)));
}

function fetchCase(name) {
  const folder = path.join(suite, name);
  const described = describedIn(name);
  const { name: what, faulty, fixed, files, integrity } = described.package;
  const before = fetchVersion(`${what}@${faulty}`, integrity?.faulty);
  const after = fetchVersion(`${what}@${fixed}`, integrity?.fixed);
  for (const part of ['package', 'fixed']) rmSync(path.join(folder, part), { recursive: true, force: true });
  for (const file of files) copy(path.join(before.folder, file), path.join(folder, 'package', file));
  copy(path.join(after.folder, path.relative('fixed', described.fixed)), path.join(folder, described.fixed));
  if (!values.note) return;
  described.package.integrity = { faulty: before.integrity, fixed: after.integrity };
  writeFileSync(path.join(folder, 'case.json'), `${JSON.stringify(described, undefined, 2)}\n`);
}

/** The unpacked files of a version, and the checksum of what was packed. */
function fetchVersion(version, expected) {
  const folder = mkdtempSync(path.join(work, 'version-'));
  const options = { cwd: folder, stdio: 'pipe', shell: process.platform === 'win32' };
  const run = (command, args) => execFileSync(command, args, options);
  const file = run('npm', ['pack', version, '--silent']).toString().trim().split('\n').at(-1);
  const hash = createHash('sha512')
    .update(readFileSync(path.join(folder, file)))
    .digest('base64');
  const integrity = `sha512-${hash}`;
  if (integrity !== expected && !values.note) {
    console.error(`${version} is not what it was: ${integrity} in place of ${expected}. Nothing of it is used.`);
    process.exit(1);
  }
  run('tar', ['-xzf', file]);
  return { folder: path.join(folder, 'package'), integrity };
}

function copy(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to);
}
