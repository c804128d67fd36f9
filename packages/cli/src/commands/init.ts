import { realpathSync } from 'node:fs';
import { relative } from 'node:path';

import type { CommandInput, RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import type { HealCommandHost } from '../host.ts';
import type { FileChange } from '../init/file-change.ts';
import { findWorkspace, type Workspace } from '../init/find-workspace.ts';
import { readRecord, recordChanges, writeRecord } from '../init/init-record.ts';
import { packageManager } from '../init/package-manager.ts';
import { planInit, type SurveyedPackage } from '../init/plan-init.ts';
import { planUndo } from '../init/plan-undo.ts';
import { showChanges } from '../init/show-changes.ts';
import { surveyPackage } from '../init/survey.ts';
import { usage } from '../init/usage.ts';
import { writeChanges } from '../init/write-changes.ts';
import { UsageError } from '../usage-error.ts';

/** Sets a project up, or takes that back: shows the change, asks, writes. */
export const init: RunCommand = async (host, input) => {
  const workspace = findWorkspace(realpathSync(host.cwd));
  return input.switches.has('undo') ? takeBack(workspace, host, input) : setUp(workspace, host, input);
};

async function setUp(workspace: Workspace, host: HealCommandHost, input: CommandInput): Promise<number> {
  const { root } = workspace;
  const manager = packageManager(root, host.env);
  const packages = workspace.packages
    .map((folder) => ({ folder, uses: surveyPackage(folder) }))
    .filter(({ uses }) => uses.length > 0);
  if (packages.length === 0)
    throw new UsageError(`No Vitest or Jest was found in "${workspace.packages[0]}": no config file, no dependency.`);
  host.stdout.write(`${survey(root, packages)}${manager.name} (${manager.sign})\n\n`);

  const isLiteral = input.switches.has('literal');
  const { changes, notes } = planInit({ workspace, manager, packages, isLiteral, env: host.env });
  for (const note of notes) host.stdout.write(`${note}\n\n`);
  if (changes.length === 0) {
    host.stdout.write(`Nothing to do: it is set up.\n${usage(manager.name, packages, isLiteral)}`);
    return EXIT.done;
  }
  const exitCode = await carryOut(root, changes, host, input);
  if (exitCode === EXIT.done) host.stdout.write(usage(manager.name, packages, isLiteral));
  return exitCode;
}

async function takeBack({ root, packages }: Workspace, host: HealCommandHost, input: CommandInput): Promise<number> {
  if (input.switches.has('literal'))
    throw new UsageError('`--undo` takes everything back; it goes without `--literal`.');
  const { changes, refusals } = planUndo(root, packages, readRecord(root));
  if (refusals.length > 0) {
    host.stderr.write(`heal: Nothing was taken back:\n${refusals.map((refusal) => `  ${refusal}\n`).join('')}`);
    return EXIT.refused;
  }
  if (changes.length === 0) {
    host.stdout.write('Nothing to take back: there is nothing of `heal init` here.\n');
    return EXIT.done;
  }
  return carryOut(root, changes, host, input);
}

async function carryOut(
  root: string,
  changes: readonly FileChange[],
  host: HealCommandHost,
  { switches }: CommandInput,
): Promise<number> {
  host.stdout.write(showChanges(root, changes));
  const count = changes.length === 1 ? 'this file' : `these ${changes.length} files`;
  if (!switches.has('yes')) {
    if (host.ask === undefined) {
      host.stderr.write('heal: Nothing was written: there is no terminal to ask on. To write this, add `--yes`.\n');
      return EXIT.refused;
    }
    if (!(await host.ask(`Write ${count}? [y/N] `))) {
      host.stdout.write('Nothing was written.\n');
      return EXIT.refused;
    }
  }
  // Read before the files change, for it goes by what they are.
  const record = switches.has('undo') ? {} : recordChanges(root, readRecord(root), changes);
  const outcome = await writeChanges(changes);
  if (outcome.status === 'failed') {
    host.stderr.write(`heal: Nothing was written: ${outcome.reason}.\n`);
    return EXIT.broken;
  }
  await writeRecord(root, record);
  host.stdout.write(switches.has('undo') ? 'Taken back.\n' : 'Written. To take it back: npx heal init --undo\n');
  return EXIT.done;
}

function survey(root: string, packages: readonly SurveyedPackage[]): string {
  const rows = packages.flatMap(({ folder, uses }) => {
    const place = relative(root, folder).replaceAll('\\', '/');
    return uses.map(
      ({ runner, signs }) =>
        `${runner === 'vitest' ? 'Vitest' : 'Jest'} in ${place === '' ? '.' : place} (${signs.slice(0, 3).join('; ')})`,
    );
  });
  return rows.map((row) => `${row}\n`).join('');
}
