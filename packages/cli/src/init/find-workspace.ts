import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

import { UsageError } from '../usage-error.ts';
import { upwards } from '../project/upwards.ts';
import { readManifest } from '../project/read-manifest.ts';

/** Absolute paths. */
export interface Workspace {
  /** The folder with the package manager's files; of a package that is in no workspace, its own. */
  readonly root: string;
  /** The packages that are to be set up: the one around the working directory, or in the root all of them. */
  readonly packages: readonly string[];
}

/** The package around `folder`, and the workspace that it is in. Throws `UsageError` when there is no package. */
export function findWorkspace(folder: string): Workspace {
  const own = upwards(folder).find((each) => existsSync(join(each, 'package.json')));
  if (own === undefined)
    throw new UsageError(`There is no "package.json" in "${folder}" or above it. Change to the project's folder.`);
  for (const root of upwards(own)) {
    const members = membersOf(root);
    if (root === own) {
      if (members.length > 0) return { root, packages: [own, ...members] };
    } else if (members.includes(own)) return { root, packages: [own] };
  }
  return { root: own, packages: [own] };
}

/** The packages of a workspace without its root, in the order of their paths. */
function membersOf(root: string): string[] {
  const patterns = [...pnpmPatterns(root), ...manifestPatterns(root)];
  if (patterns.length === 0) return [];
  const manifests = globSync(
    patterns.map((pattern) => `${pattern.replace(/^(!?)\.\//, '$1').replace(/\/+$/, '')}/package.json`),
    { cwd: root, absolute: true, ignore: ['**/node_modules/**'], expandDirectories: false },
  );
  const folders = manifests.map((manifest) => dirname(manifest)).filter((folder) => folder !== root);
  return [...new Set(folders)].toSorted((a, b) => (a < b ? -1 : 1));
}

function pnpmPatterns(root: string): string[] {
  try {
    const settings: unknown = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));
    return strings((settings as { readonly packages?: unknown } | null)?.packages);
  } catch {
    return [];
  }
}

/** A list, or Yarn's object with a list. */
function manifestPatterns(root: string): string[] {
  const { workspaces } = readManifest(root);
  const isList = Array.isArray(workspaces);
  return strings(isList ? workspaces : (workspaces as { readonly packages?: unknown } | undefined)?.packages);
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
