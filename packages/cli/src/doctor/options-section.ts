import { relative } from 'node:path';

import { DEFAULT_OPTIONS, type HealConfig, readConfig, readHealingRequest } from '@testheal/core';

import type { Check, Section } from './check.ts';

export interface OptionsQuestion {
  /** Of the packages that have a runner, absolute. */
  readonly folders: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface OptionsDiagnosis {
  readonly section: Section;
  /** What workers may take. */
  readonly memoryMb: number;
  /** What the first config says, and over it the environment. */
  readonly options: HealConfig;
  /** What the environment says of `llm`. */
  readonly saidByRun: boolean | undefined;
}

/** The heal.configs of the packages, read as a run reads them, and what this environment says. */
export async function diagnoseOptions({ folders, cwd, env }: OptionsQuestion): Promise<OptionsDiagnosis> {
  const configs = await Promise.all(folders.map((root) => readConfig({ root, cwd })));
  const seen = new Set<string>();
  const read = configs.filter(({ file }) => file !== undefined && !seen.has(file) && seen.add(file));
  const request = readHealingRequest({ argv: [], env: { ...env } });
  const checks = [...read.flatMap((config) => configChecks(config, cwd)), ...environmentChecks(request)];
  return {
    section: {
      title: 'Options',
      checks:
        checks.length > 0
          ? checks
          : [{ id: 'heal-config', status: 'ok', text: 'no heal.config and no variable: the defaults count' }],
    },
    memoryMb:
      request.overrides.memoryMb ??
      configs.find(({ values }) => values.memoryMb !== undefined)?.values.memoryMb ??
      DEFAULT_OPTIONS.memoryMb,
    options: { ...configs[0]?.values, ...request.overrides },
    saidByRun: request.overrides.llm,
  };
}

function configChecks({ file = '', values, problems }: Awaited<ReturnType<typeof readConfig>>, cwd: string): Check[] {
  const id = 'heal-config';
  const shown = relative(cwd, file).replaceAll('\\', '/');
  const facts = { file };
  if (problems.length > 0)
    return problems.map((text) => ({
      id,
      status: 'hindrance',
      text,
      advice: 'correct it: docs/options.md has the options',
      facts,
    }));
  const names = Object.keys(values);
  return [
    {
      id,
      status: 'ok',
      text: `${shown} is right${names.length === 0 ? ', and empty' : `: sets ${names.join(', ')}`}`,
      facts,
    },
  ];
}

function environmentChecks({
  mode,
  saysMode,
  overrides,
  problems,
  notices,
}: ReturnType<typeof readHealingRequest>): Check[] {
  const id = 'environment';
  const set = Object.keys(overrides);
  return [
    ...problems.map((text): Check => ({ id, status: 'hindrance', text, advice: 'correct or unset it' })),
    ...notices.map((text): Check => ({ id, status: 'warning', text })),
    ...(saysMode && mode === 'off' && problems.length === 0
      ? [{ id, status: 'hindrance', text: 'HEAL says no here: no run heals', advice: 'unset HEAL' } as const]
      : []),
    ...(mode === 'off' ? [] : [{ id, status: 'note', text: `HEAL asks every run here for \`${mode}\`` } as const]),
    ...(set.length === 0 ? [] : [{ id, status: 'note', text: `variables set ${set.join(', ')}` } as const]),
  ];
}
