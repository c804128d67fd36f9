import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Runner } from '../project/runner.ts';
import { upwards } from '../project/upwards.ts';
import { UsageError } from '../usage-error.ts';
import type { FileChange, Plan } from './file-change.ts';
import type { Workspace } from './find-workspace.ts';
import { addIgnoreLines } from './ignore-lines.ts';
import { planLiteral } from './plan-literal.ts';
import type { PackageManager } from './package-manager.ts';
import { readText } from './read-text.ts';
import { addAliases } from './script-aliases.ts';
import type { RunnerUse } from './survey.ts';

export interface InitRequest {
  readonly workspace: Workspace;
  readonly manager: PackageManager;
  readonly packages: readonly SurveyedPackage[];
  /** Also the line that makes runners take our flags. */
  readonly isLiteral: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface SurveyedPackage {
  /** Absolute. */
  readonly folder: string;
  readonly uses: readonly RunnerUse[];
}

/** The edits that set a project up, and what else there is to say. Throws `UsageError`. */
export function planInit(request: InitRequest): Plan {
  const { workspace, packages, isLiteral } = request;
  const ready = packages
    .map(({ folder, uses }) => ({ folder, runners: uses.filter((use) => use.isInstalled).map(({ runner }) => runner) }))
    .filter(({ runners }) => runners.length > 0);
  const missing = packages.flatMap((each) => missingNotes(each, request));
  if (ready.length === 0) throw new UsageError(missing.join(' '));

  const scripts = ready.map((each) => planScripts(each, request));
  const literal: Plan = isLiteral
    ? planLiteral({ ...request, root: workspace.root, runners: ready.flatMap(({ runners }) => runners) })
    : { changes: [], notes: [] };
  const plans: readonly Plan[] = [...scripts, { changes: ignoreChanges(workspace.root), notes: missing }, literal];
  return {
    changes: plans.flatMap(({ changes }) => changes).filter(({ before, after }) => before !== after),
    notes: plans.flatMap(({ notes }) => notes),
  };
}

function planScripts(
  { folder, runners }: { readonly folder: string; readonly runners: readonly Runner[] },
  { workspace: { root }, manager }: InitRequest,
): Plan {
  const path = join(folder, 'package.json');
  const before = readText(path) ?? '';
  const { text, taken } = addAliases(before, runners);
  const file = relative(root, path).replaceAll('\\', '/');
  return {
    changes: [{ path, before, after: text }],
    notes: taken.map(
      ({ runner, script }) =>
        `"${file}" has a script \`${runner}\` of its own (\`${script}\`), which stays. \`${manager.name} run ${runner}\` heals when that script starts \`${runner}-heal\`.`,
    ),
  };
}

function missingNotes({ folder, uses }: SurveyedPackage, { workspace: { root }, manager }: InitRequest): string[] {
  const place = relative(root, folder).replaceAll('\\', '/');
  return uses
    .filter(({ isInstalled }) => !isInstalled)
    .map(({ runner }) => {
      const name = `@testheal/${runner}`;
      const add = manager.name === 'npm' ? `npm install --save-dev ${name}` : `${manager.name} add --dev ${name}`;
      return `"${name}" is not installed in "${place === '' ? '.' : place}": run \`${add}\` there, then \`heal init\` again.`;
    });
}

/** Where git looks at the folder at all. */
function ignoreChanges(root: string): FileChange[] {
  const path = join(root, '.gitignore');
  const before = readText(path);
  if (before === undefined && !isInRepository(root)) return [];
  return [{ path, before, after: addIgnoreLines(before ?? '') }];
}

function isInRepository(folder: string): boolean {
  return upwards(folder).some((each) => existsSync(join(each, '.git')));
}
