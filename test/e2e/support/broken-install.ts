import { cpSync, mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { healProject, type HealProject, type Runner } from './heal-project.ts';

/** One module of an installed package of ours, put in the place of the real one. */
export interface Breakage {
  readonly package: 'core' | Runner;
  /** Name of the module in `dist`, without the hash of its content. */
  readonly module: string;
  /** The code that is there instead; `real` is the specifier of the real module, beside it. */
  readonly code: (real: string) => string;
}

const packages = path.resolve(import.meta.dirname, '..', '..', '..', 'packages');

/**
 * A project that has our packages installed as a user has them, as copies, one module of them broken. The product is the
 * built one and knows nothing of it.
 */
export function brokenInstall(
  runner: Runner,
  files: Readonly<Record<string, string>>,
  breakage: Breakage,
): HealProject {
  const project = healProject(runner, files, { isInstalled: true });
  for (const name of ['core', runner]) install(project.root, name);
  const bins = path.join(project.root, 'node_modules', '.bin');
  mkdirSync(bins);
  symlinkSync(path.join('..', '@testheal', runner, 'bin', `${runner}-heal.mjs`), path.join(bins, `${runner}-heal`));
  breakModule(path.join(project.root, 'node_modules', '@testheal', breakage.package, 'dist'), breakage);
  return project;
}

function install(root: string, name: string): void {
  const from = path.join(packages, name);
  const to = path.join(root, 'node_modules', '@testheal', name);
  for (const part of ['package.json', 'dist', ...(name === 'core' ? ['schema'] : ['bin'])])
    cpSync(path.join(from, part), path.join(to, part), { recursive: true });
  // Its own dependencies; the adapters find core's copy beside them.
  if (name === 'core') symlinkSync(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
}

function breakModule(dist: string, { module, code }: Breakage): void {
  const pattern = new RegExp(`^${module}(?:-[\\w-]{8})?\\.js$`);
  const found = readdirSync(dist).filter((file) => pattern.test(file));
  const [file] = found;
  if (file === undefined || found.length > 1) throw new Error(`${module}: ${found.length} modules in ${dist}`);
  renameSync(path.join(dist, file), path.join(dist, `real-${file}`));
  writeFileSync(path.join(dist, file), code(`./real-${file}`));
}
