import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { nodeFileSystem, readConsents } from '@testheal/core';

import type { HealCommandHost } from '../host.ts';
import { findWorkspace, type Workspace } from '../init/find-workspace.ts';
import { packageManager } from '../init/package-manager.ts';
import { surveyPackage } from '../init/survey.ts';
import { findMarkedFiles } from '../list/find-marked-files.ts';
import { upwards } from '../project/upwards.ts';
import type { Check, Diagnosis, Section } from './check.ts';
import { healFolderSection } from './heal-folder-section.ts';
import { modelSection } from './model-section.ts';
import { nodeSection } from './node-section.ts';
import { diagnoseOptions } from './options-section.ts';
import { projectSection } from './project-section.ts';
import { runnerSection } from './runner-section.ts';
import { sandboxSection } from './sandbox-section.ts';

export interface DoctorQuestion extends Pick<HealCommandHost, 'env'> {
  /** Absolute, links resolved. */
  readonly cwd: string;
  /** Our own version, and the range of Node that it supports. */
  readonly tool: { readonly version: string; readonly node: string };
}

/** Looks at everything that healing needs, from a folder of a project. Changes nothing; runs no test. */
export async function diagnose({ cwd, env, tool }: DoctorQuestion): Promise<Diagnosis> {
  const workspace = workspaceAround(cwd);
  const surveyed = workspace.packages.flatMap((folder) => surveyPackage(folder).map((use) => ({ folder, use })));
  const folders = [...new Set(surveyed.map(({ folder }) => folder))];
  const manager = packageManager(workspace.root, env).name;
  const add = manager === 'npm' ? 'npm install --save-dev' : `${manager} add --dev`;
  const runners = surveyed.map((each) => runnerSection({ ...each, cwd, version: tool.version, add }));
  const options = await diagnoseOptions({ folders: folders.length > 0 ? folders : [workspace.root], cwd, env });
  const sources = [...new Set([...folders, workspace.root])];
  return {
    version: tool.version,
    sections: [
      nodeSection(process.versions.node, tool.node),
      await projectSection(workspace, { cwd, env, runner: surveyed[0]?.use.runner ?? 'vitest' }),
      ...(runners.length > 0 ? lenient(runners) : [noRunner()]),
      await marksSection(workspace.packages),
      options.section,
      await sandboxSection({ env, memoryMb: options.memoryMb }),
      modelSection({
        options: options.options,
        env,
        ...(options.saidByRun !== undefined && { saidByRun: options.saidByRun }),
        consents: await readConsents(nodeFileSystem, sources),
        folders: sources,
        add,
      }),
      await healFolderSection(sources, cwd),
    ],
  };
}

/** Without a package, what can be said is said of the folder. */
function workspaceAround(cwd: string): Workspace {
  const hasPackage = upwards(cwd).some((folder) => existsSync(join(folder, 'package.json')));
  if (!hasPackage) return { root: cwd, packages: [cwd] };
  const workspace = findWorkspace(cwd);
  const hasRunner = workspace.packages.some((folder) => surveyPackage(folder).length > 0);
  // A package whose tests the workspace runs for it.
  return hasRunner
    ? workspace
    : { root: workspace.root, packages: [...new Set([...workspace.packages, workspace.root])] };
}

/** One runner that is ready is enough to heal: what the others lack is less than there could be. */
function lenient(sections: readonly Section[]): readonly Section[] {
  if (sections.every(({ checks }) => checks.some(hinders))) return sections;
  return sections.map(({ title, checks }) => ({
    title,
    checks: checks.map((check) => (hinders(check) ? { ...check, status: 'warning' } : check)),
  }));
}

function hinders({ status }: Check): boolean {
  return status === 'hindrance';
}

function noRunner(): Section {
  return {
    title: 'Runners',
    checks: [
      {
        id: 'runner',
        status: 'hindrance',
        text: 'neither Vitest nor Jest was found: no config file, no dependency, no script',
        advice: "change to the project's folder, or install one of them",
      },
    ],
  };
}

async function marksSection(folders: readonly string[]): Promise<Section> {
  const files = await Promise.all(folders.map((folder) => findMarkedFiles(folder)));
  const marked = new Set(files.flat().flatMap(({ path }) => (/\.config\.\w+$/.test(path) ? [] : [path])));
  const check: Check =
    marked.size > 0
      ? {
          id: 'marks',
          status: 'ok',
          text: `${marked.size} ${marked.size === 1 ? 'file uses' : 'files use'} the marker; \`npx heal list\` has the targets`,
          facts: { files: marked.size },
        }
      : {
          id: 'marks',
          status: 'note',
          text: 'no test is marked yet',
          advice: "mark one, `heal('../src/price.ts#extractPrice')`, or heal without: `npx heal fix`",
          facts: { files: 0 },
        };
  return { title: 'Marked tests', checks: [check] };
}
