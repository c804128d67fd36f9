// Packs every public package as it would be published and checks the tarball: publint for the manifest,
// are-the-types-wrong for the types, and no dependency left as a workspace link.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const packages = [
  { folder: 'core', profile: 'esm-only' },
  { folder: 'cli', profile: 'esm-only' },
  { folder: 'vitest', profile: 'esm-only' },
  // Its root is CommonJS, for Jest's module system cannot require ESM.
  { folder: 'jest', profile: 'node16' },
];

const place = mkdtempSync(path.join(os.tmpdir(), 'testheal-packages-'));
const problems = [];
try {
  for (const { folder, profile } of packages) {
    const cwd = path.join(root, 'packages', folder);
    execFileSync('pnpm', ['pack', '--pack-destination', place], { cwd, stdio: 'ignore' });
    const tarball = readdirSync(place).find((name) => name.endsWith('.tgz'));
    const file = path.join(place, tarball);
    run(folder, bin('publint'), ['run', file, '--strict']);
    run(folder, bin('attw'), [
      file,
      '--profile',
      profile,
      '--exclude-entrypoints',
      'package.json',
      'schema/report.schema.json',
    ]);
    const manifest = execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' });
    if (manifest.includes('workspace:')) problems.push(`${folder}: a workspace: range in the packed manifest`);
    if (manifest.includes('@testheal/source')) problems.push(`${folder}: the source condition in the packed manifest`);
    rmSync(file);
  }
} finally {
  rmSync(place, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function run(folder, command, args) {
  if (spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status !== 0) {
    problems.push(`${folder}: ${path.basename(command)} failed`);
  }
}
