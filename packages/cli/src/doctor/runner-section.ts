import { relative } from 'node:path';

import { runnerVersion, TRIED_VERSIONS } from '@testheal/core';

import type { RunnerUse } from '../init/survey.ts';
import { readManifest } from '../project/read-manifest.ts';
import type { Runner } from '../project/runner.ts';
import type { Check, Section } from './check.ts';
import { configuredCheck } from './configured-check.ts';
import { type InstalledPackage, installedPackage } from './installed-package.ts';
import { isInRange } from './version-range.ts';

export interface RunnerQuestion {
  /** The package's folder, absolute. */
  readonly folder: string;
  readonly use: RunnerUse;
  /** What paths are shown relative to, absolute. */
  readonly cwd: string;
  /** Our own version. */
  readonly version: string;
  /** How a development dependency is added, up to its name. */
  readonly add: string;
}

const NAMES: Readonly<Record<Runner, string>> = { vitest: 'Vitest', jest: 'Jest' };

/** One runner in one package: what is installed, and how far it is set up. */
export function runnerSection(question: RunnerQuestion): Section {
  const { folder, cwd, use } = question;
  const place = relative(cwd, folder).replaceAll('\\', '/');
  const adapter = installedPackage(folder, `@testheal/${use.runner}`);
  const checks = [
    versionCheck(question, adapter),
    adapterCheck(question, adapter),
    ...(adapter === undefined ? [] : [configuredCheck(folder, use), aliasCheck(folder, use.runner)]),
  ];
  return {
    title: `${NAMES[use.runner]} in ${place === '' ? '.' : place}`,
    checks: checks.map((check) => ({ ...check, facts: { runner: use.runner, folder, ...check.facts } })),
  };
}

function versionCheck({ folder, use: { runner } }: RunnerQuestion, adapter: InstalledPackage | undefined): Check {
  const id = 'runner-version';
  const installed = installedPackage(folder, runner);
  if (installed === undefined) {
    return {
      id,
      status: 'hindrance',
      text: `${NAMES[runner]} is not installed`,
      advice: 'install the dependencies of the project',
    };
  }
  const { version } = installed;
  const range = adapter?.peerDependencies[runner];
  if (range !== undefined && !isInRange(version, range)) {
    return {
      id,
      status: 'hindrance',
      text: `${version} is not supported: @testheal/${runner} takes ${range}`,
      advice: `install a supported ${NAMES[runner]}`,
      facts: { version, isTried: false },
    };
  }
  const { tried } = runnerVersion(runner, version, TRIED_VERSIONS[runner]);
  if (tried === undefined)
    return { id, status: 'ok', text: `${version}, which was tried`, facts: { version, isTried: true } };
  return {
    id,
    status: 'warning',
    text: `${version} was never tried (${tried} were): candidates are judged by whole runs, a few a second`,
    advice: 'to search at full speed all the same: `--heal-probe always`, or HEAL_PROBE=always',
    facts: { version, isTried: false },
  };
}

function adapterCheck({ use: { runner }, version, add }: RunnerQuestion, adapter: InstalledPackage | undefined): Check {
  const id = 'adapter';
  const name = `@testheal/${runner}`;
  if (adapter === undefined)
    return { id, status: 'hindrance', text: `${name} is not installed`, advice: `\`${add} ${name}\`` };
  const facts = { version: adapter.version };
  if (adapter.version === version) return { id, status: 'ok', text: `${name} ${version}`, facts };
  return {
    id,
    status: 'warning',
    text: `${name} is ${adapter.version}, and this command ${version}`,
    advice: `bring them together: \`${add} ${name}@${version}\``,
    facts,
  };
}

function aliasCheck(folder: string, runner: Runner): Check {
  const id = 'script-alias';
  const scripts = (readManifest(folder).scripts ?? {}) as Readonly<Record<string, unknown>>;
  if (scripts[runner] === `${runner}-heal`)
    return { id, status: 'ok', text: `script \`${runner}\` in package.json is \`${runner}-heal\`` };
  return {
    id,
    status: 'note',
    text: `no script \`${runner}\` in package.json starts \`${runner}-heal\``,
    advice: 'to have one: `npx heal init`',
  };
}
