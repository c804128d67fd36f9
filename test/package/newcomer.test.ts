import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RUNNERS, type Runner } from '../e2e/support/heal-project.ts';
import type { Finished } from '../e2e/support/spawn-process.ts';
import { ALL_KINDS } from './newcomer/all-kinds.ts';
import type { NewcomerKind } from './newcomer/newcomer-kind.ts';
import { projectFiles } from './newcomer/project-files.ts';
import { installedProject, type InstalledProject } from './support/installed-project.ts';
import { LOCK_FILES, TYPED } from './support/package-manager.ts';
import { openWorkplace, type Workplace } from './support/workplace.ts';

let workplace: Workplace;
beforeAll(async () => {
  workplace = await openWorkplace();
});
afterAll(() => workplace[Symbol.asyncDispose]());

describe.each(RUNNERS)('a newcomer with %s installs, heals, applies and undoes with four commands', (runner) => {
  it.each(ALL_KINDS)('$kind', async (kind) => {
    const { add, run } = TYPED[kind.manager];
    const env = kind.env?.(runner) ?? {};
    const project = await ownersProject(kind, runner);
    const faulty = project.read(kind.target);

    const installed = await project.type(`${add} @testheal/${runner}`);
    const proposed = await project.type(`${run} ${runner}-heal`, { env });
    const proposal = {
      exitCode: proposed.exitCode,
      source: project.read(kind.target),
      next: printed('write', proposed),
    };
    const applied = await project.type(proposal.next, { env });
    const application = {
      exitCode: applied.exitCode,
      source: project.read(kind.target),
      next: printed('undo', applied),
    };
    const written = await project.changes();
    const findings = await findingsIn(kind, project);
    const undone = await project.type(application.next);

    const said = [installed, proposed, applied].map(({ stdout, stderr }) => `${stdout}\n${stderr}`).join('\n');
    expect(installed.exitCode, said).toBe(0);
    expect(proposal, said).toEqual({ exitCode: 1, source: faulty, next: `npx ${runner}-heal --heal-apply` });
    expect(application, said).toEqual({
      exitCode: 0,
      source: faulty.replace(...kind.repair),
      next: expect.stringMatching(/^npx heal undo [\d-]+$/),
    });
    const installs = [` M ${LOCK_FILES[kind.manager]}`, ' M package.json'].toSorted();
    expect(written).toEqual([...installs, ` M ${kind.target}`, `?? ${kind.target}.heal-backup`].toSorted());
    expect(findings).toEqual([]);
    expect([undone.exitCode, project.read(kind.target)], undone.stderr).toEqual([0, faulty]);
    expect(undone.stdout).toContain(`  restored ${kind.target}\n`);
    expect(await project.changes()).toEqual(installs);
  });
});

/** The command that a run says to type next; empty when it says none. */
function printed(step: 'write' | 'undo', { stdout, stderr }: Finished): string {
  return new RegExp(`${step}: (.*?)(?: ·|$)`, 'm').exec(stdout + stderr)?.[1] ?? '';
}

/** What the project's own compiler and linter say. */
async function findingsIn(kind: NewcomerKind, project: InstalledProject): Promise<string[]> {
  const { run } = TYPED[kind.manager];
  const checks = [
    `${run} eslint --max-warnings 0 .`,
    ...(kind.compilerOptions === undefined ? [] : [`${run} tsc -p .`]),
  ];
  const found: string[] = [];
  for (const check of checks) {
    const { exitCode, stdout, stderr } = await project.type(check);
    if (exitCode !== 0) found.push(`${check}\n${stdout}\n${stderr}`);
  }
  return found;
}

/** With its runner and tools installed, and all of it committed. Projects of npm start from what the first of them got. */
async function ownersProject(kind: NewcomerKind, runner: Runner): Promise<InstalledProject> {
  const root = workplace.folder(`${runner}-${kind.kind.toLowerCase().replaceAll(' ', '-')}`);
  const first = workplace.folder(`${runner}-modules`);
  const isCopied = kind.manager === 'npm' && existsSync(first);
  const project = installedProject(root, projectFiles(kind, runner), {
    env: workplace.env,
    ...(isCopied && { from: first }),
  });
  const { exitCode, stderr } = await project.type(TYPED[kind.manager].install);
  expect(exitCode, stderr).toBe(0);
  if (kind.manager === 'npm' && !isCopied) {
    for (const part of ['node_modules', LOCK_FILES.npm])
      cpSync(path.join(root, part), path.join(first, part), { recursive: true, verbatimSymlinks: true });
  }
  await project.commitAll();
  return project;
}
