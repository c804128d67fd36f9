import { join, relative } from 'node:path';

import { createGitCommand } from '@testheal/core';

import type { Workspace } from '../init/find-workspace.ts';
import { packageManager } from '../init/package-manager.ts';
import { preloadCheck } from './preload-check.ts';
import type { Check, Section } from './check.ts';

interface ProjectQuestion {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** One that the project has, for commands in messages. */
  readonly runner: string;
}

/** What goes for the whole project: package manager, preload line, git. */
export async function projectSection(
  { root, packages }: Workspace,
  { cwd, env, runner }: ProjectQuestion,
): Promise<Section> {
  const manager = packageManager(root, env);
  const shown = `${manager.name}${manager.major === undefined ? '' : ` ${manager.major}`}`;
  return {
    title: 'Project',
    checks: [
      { id: 'project', status: 'ok', text: whereAbouts({ root, packages }, cwd), facts: { root, packages } },
      { id: 'package-manager', status: 'ok', text: `${shown} (${manager.sign})`, facts: { name: manager.name } },
      preloadCheck(root, manager.name, runner),
      await gitCheck(packages[0] ?? root),
    ],
  };
}

function whereAbouts({ root, packages }: Workspace, cwd: string): string {
  const shown = (folder: string): string => relative(cwd, folder).replaceAll('\\', '/') || '.';
  if (packages.length > 1) return `workspace ${shown(root)}, ${packages.length} packages`;
  const [own = root] = packages;
  return own === root ? `package ${shown(root)}` : `package ${shown(own)} of the workspace ${shown(root)}`;
}

/** What git says of the package's manifest stands for what it says of its modules. */
async function gitCheck(folder: string): Promise<Check> {
  const id = 'git';
  const state = await createGitCommand().fileState(join(folder, 'package.json'));
  switch (state.status) {
    case 'not-installed':
      return {
        id,
        status: 'warning',
        text: 'git is not installed: patches are proposed, and `--heal-apply` refuses',
        advice: 'install git, or apply by `--heal-apply-force`',
        facts: { state: state.status },
      };
    case 'no-repository':
      return {
        id,
        status: 'note',
        text: 'no git repository: `--heal-apply` writes all the same, with a backup',
        facts: { state: state.status },
      };
    case 'hanging':
    case 'failed':
      return {
        id,
        status: 'warning',
        text: `git does not answer${state.status === 'failed' ? `: ${state.reason}` : ''}; \`--heal-apply\` refuses`,
        advice: 'see what `git status` says here',
        facts: { state: state.status },
      };
    default:
      return { id, status: 'ok', text: 'git repository', facts: { state: 'repository' } };
  }
}
