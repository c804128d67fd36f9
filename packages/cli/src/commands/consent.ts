import { realpathSync } from 'node:fs';

import {
  type AllowedModel,
  chooseModel,
  chooseStrongModel,
  type Consent,
  consentFile,
  DEFAULT_OPTIONS,
  type ModelChoice,
  nodeFileSystem,
  readConfig,
  readHealingRequest,
  writeConsent,
} from '@testheal/core';

import type { CommandInput, RunCommand } from '../command.ts';
import { describeConsent } from '../consent/describe-consent.ts';
import { sentFiles } from '../consent/sent-files.ts';
import { EXIT } from '../exit-code.ts';
import type { HealCommandHost } from '../host.ts';
import { findWorkspace } from '../init/find-workspace.ts';
import { searchFlags } from '../search-flags.ts';
import { UsageError } from '../usage-error.ts';

/** Allows calls of one model for a project, once, or takes that back. Sends nothing. */
export const consent: RunCommand = async (host, input) => {
  const [root = host.cwd] = findWorkspace(realpathSync(host.cwd)).packages;
  return input.switches.has('revoke') ? revoke(root, host) : allow(root, host, input);
};

async function revoke(root: string, { stdout }: HealCommandHost): Promise<number> {
  const file = consentFile(root);
  if (!(await nodeFileSystem.exists(file))) {
    stdout.write('Nothing to take back: no model was allowed here.\n');
    return EXIT.done;
  }
  await nodeFileSystem.remove(file);
  stdout.write('Taken back: no model is called for this project.\n');
  return EXIT.done;
}

async function allow(root: string, host: HealCommandHost, input: CommandInput): Promise<number> {
  const { env, stdout, stderr } = host;
  const config = await readConfig({ root, cwd: host.cwd });
  const request = readHealingRequest({ argv: searchFlags(input), env: { ...env } });
  const problems = [...config.problems, ...request.problems];
  if (problems.length > 0) throw new UsageError(`${problems.join('; ')}.`);
  const options = { ...DEFAULT_OPTIONS, ...config.values, ...request.overrides };
  const choice = chooseModel(options, env);
  if (choice.kind === 'none') {
    stderr.write(`heal: Nothing to allow: ${choice.message}.\n`);
    return EXIT.refused;
  }
  const strong = chooseStrongModel(options, choice, env);
  if (strong?.kind === 'none') {
    stderr.write(`heal: Nothing to allow: the strong model: ${strong.message}.\n`);
    return EXIT.refused;
  }
  const sent = await sentFiles(root);
  const given: Consent = {
    version: 1,
    ...allowed(choice),
    ...(strong !== undefined && { strong: allowed(strong) }),
    files: sent.targets.length + sent.tests.length,
    bytes: sent.bytes,
  };
  stdout.write(`${describeConsent({ choice, strong }, sent, options)}\n`);
  if (!(await isAgreed(host, input))) return EXIT.refused;
  await writeConsent(nodeFileSystem, root, given);
  stdout.write(
    `Allowed: ${[given, ...(given.strong ? [given.strong] : [])].map(({ model }) => model).join(' and ')} may be called for this project. \`npx heal consent --revoke\` takes it back.\n`,
  );
  return EXIT.done;
}

function allowed({ provider, model, host }: ModelChoice): AllowedModel {
  return { provider, model, ...(host !== undefined && { host }) };
}

async function isAgreed({ ask, stdout, stderr }: HealCommandHost, { switches }: CommandInput): Promise<boolean> {
  if (switches.has('yes')) return true;
  if (ask === undefined) {
    stderr.write('heal: Nobody is there to ask. Say yes by `npx heal consent --yes`.\n');
    return false;
  }
  const isYes = await ask('Allow it for this project? [y/N] ');
  if (!isYes) stdout.write('Not allowed; nothing was written.\n');
  return isYes;
}
