// Gives a project our packages as an install from a registry would: real folders under `node_modules`, links to what they
// depend on. A link into this repository is not the same: Vitest transforms what lies outside `node_modules`, in each worker.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '..', 'packages');
const OURS = new Map(
  ['core', 'vitest', 'jest', 'cli'].map((folder) => {
    const { name } = JSON.parse(readFileSync(path.join(packages, folder, 'package.json'), 'utf8'));
    return [name, path.join(packages, folder)];
  }),
);

/** Links everything of `from`, a folder `node_modules`, into that of `project`, and our packages as copies. */
export function installAsPublished(project, from) {
  const store = path.join(project, 'node_modules', '.store');
  for (const [name, folder] of OURS) copyPackage(store, name, folder);
  linkAll(from, path.join(project, 'node_modules'), store);
}

/** The file behind a command of one of a project's packages, without the script that a package manager puts before it. */
export function programOf(project, packageName, command) {
  const folder = path.join(project, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

function copyPackage(store, name, folder) {
  const place = placeOf(store, name);
  mkdirSync(place, { recursive: true });
  const { files } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const part of ['package.json', ...files])
    cpSync(path.join(folder, part), path.join(place, part), { recursive: true });
  linkAll(path.join(folder, 'node_modules'), path.join(place, 'node_modules'), store);
}

/** Links each package in `from` into `to`: ours to its copy, others to where they are. */
function linkAll(from, to, store) {
  for (const name of packagesIn(from)) {
    const target = OURS.has(name) ? placeOf(store, name) : realpathSync(path.join(from, name));
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    symlinkSync(target, path.join(to, name));
  }
}

function packagesIn(modules) {
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((entry) => {
    if (entry.startsWith('.')) return [];
    return entry.startsWith('@') ? readdirSync(path.join(modules, entry)).map((name) => `${entry}/${name}`) : [entry];
  });
}

function placeOf(store, name) {
  return path.join(store, name.replace('/', '+'), 'node_modules', name);
}
