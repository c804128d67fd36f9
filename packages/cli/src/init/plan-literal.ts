import { join } from 'node:path';

import { RUNNERS, type Runner } from '../project/runner.ts';
import { UsageError } from '../usage-error.ts';
import type { FileChange, Plan } from './file-change.ts';
import { addToNpmrc, removeFromNpmrc } from './npmrc.ts';
import { personalOptions, sharedOptions } from './own-options.ts';
import type { PackageManager } from './package-manager.ts';
import { addToPnpmSettings, removeFromPnpmSettings } from './pnpm-settings.ts';
import { preloadOption } from './preload-option.ts';
import { readText } from './read-text.ts';
import type { Removal } from './removal.ts';

export interface LiteralRequest {
  /** Absolute: where the package manager's settings are. */
  readonly root: string;
  readonly runners: readonly Runner[];
  readonly manager: PackageManager;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const FILES = ['.npmrc', 'pnpm-workspace.yaml'] as const;

/** The line that makes `npx vitest --heal` work, in the settings of npm and pnpm. Throws `UsageError`. */
export function planLiteral({ root, runners, manager, env }: LiteralRequest): Plan {
  if (manager.name !== 'npm' && manager.name !== 'pnpm') {
    throw new UsageError(
      `\`--literal\` works by a setting of npm and pnpm, which ${manager.name} (${manager.sign}) does not have. Without it, \`heal init\` adds the scripts for \`${manager.name} run vitest --heal\` and \`${manager.name} run jest --heal\`.`,
    );
  }
  const written = FILES.map((file) => readText(join(root, file)) ?? '').join('');
  // Run in one package of a workspace, what others need stays.
  const all = RUNNERS.filter((each) => runners.includes(each) || written.includes(`@testheal/${each}/register`));
  const option = preloadOption(all);
  const npmrc = npmrcChange(root, option, env['NODE_OPTIONS']);
  const settings = manager.name === 'pnpm' ? settingsChanges(root, option, manager) : [];
  const files = [npmrc, ...settings].map(({ path }) => `"${path.slice(root.length + 1)}"`).join(' and ');
  const names = all.map((runner) => `@testheal/${runner}/register`);
  const others = personalOptions(env['NODE_OPTIONS']);
  return {
    changes: [npmrc, ...settings],
    notes: [
      `Who runs the line in ${files}: every start of Node under ${manager.name === 'pnpm' ? 'pnpm, npm and npx' : 'npm and npx'} in this project, at everybody who works on it and in CI. It loads ${names.join(' and ')}, a small file that does nothing unless Node starts Vitest or Jest with a \`--heal\` flag. Where it is not installed, nothing happens.`,
      `npm replaces the variable NODE_OPTIONS by this line: options that everybody needs go into the line, before \`--import\`.${others === '' ? '' : ` Not taken over from yours: \`${others}\`.`}`,
    ],
  };
}

function npmrcChange(root: string, option: string, variable: string | undefined): FileChange {
  const path = join(root, '.npmrc');
  const before = readText(path);
  refuseChanged(removeFromNpmrc(before ?? ''), '.npmrc');
  return { path, before, after: addToNpmrc(before ?? '', option, sharedOptions(variable, before ?? '')) };
}

/** pnpm from 11 on reads its settings nowhere else; before that it does not want the file for settings alone. */
function settingsChanges(root: string, option: string, { major }: PackageManager): FileChange[] {
  const path = join(root, 'pnpm-workspace.yaml');
  const before = readText(path);
  if (before === undefined && major !== undefined && major < 11) return [];
  refuseChanged(removeFromPnpmSettings(before ?? ''), 'pnpm-workspace.yaml');
  return [{ path, before, after: addToPnpmSettings(before ?? '', option) }];
}

function refuseChanged(removal: Removal, file: string): void {
  if (removal.status !== 'changed') return;
  throw new UsageError(
    `"${file}" has our line, edited: \`${removal.line.trim()}\`. Take the part from \`--import=data:\` on out, and run again.`,
  );
}
