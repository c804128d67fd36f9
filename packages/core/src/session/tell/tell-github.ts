import path from 'node:path';
import type { HealReport } from '../../model/report.ts';
import { appendText, sizeOf } from '../../node/append-text.ts';
import { nodeFileSystem } from '../../node/node-file-system.ts';
import { caseFileOf } from '../../options/cli-variables.ts';
import { githubAnnotations } from '../../report/github/github-annotations.ts';
import type { GithubPlace } from '../../report/github/github-place.ts';
import { githubSummary } from '../../report/github/github-summary.ts';

/** GitHub drops the whole summary of a step that is longer. */
const SUMMARY_BYTES = 1024 * 1024;

export interface GithubRun {
  /** The runner's root, absolute. */
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly applyCommand: string;
}

export interface ToldGithub {
  /** For the log, from which GitHub reads them; empty outside of GitHub Actions. */
  readonly annotations: string;
  /** What could not be told, for people. */
  readonly problems: readonly string[];
}

/** Under GitHub Actions: annotations for the log, and the report at the end of the step's summary. Never rejects. */
export async function tellGithub(report: HealReport, { root, env, applyCommand }: GithubRun): Promise<ToldGithub> {
  // A case of a benchmark is nobody's failing test.
  const isAsked = env['GITHUB_ACTIONS'] === 'true' && caseFileOf(env) === undefined;
  if (!isAsked || report.targets.length === 0) return { annotations: '', problems: [] };
  const repository = await realPath(env['GITHUB_WORKSPACE'] ?? root);
  const from = await realPath(root);
  const pathOf = (file: string): string | undefined => {
    const relative = path.relative(repository, path.resolve(from, file)).replaceAll('\\', '/');
    return relative.startsWith('../') || path.isAbsolute(relative) ? undefined : relative;
  };
  const place: GithubPlace = { pathOf, applyCommand };
  const problem = await appendSummary(env['GITHUB_STEP_SUMMARY'], report, place);
  return { annotations: githubAnnotations(report, place), problems: problem === undefined ? [] : [problem] };
}

async function appendSummary(
  file: string | undefined,
  report: HealReport,
  place: GithubPlace,
): Promise<string | undefined> {
  if (file === undefined || file === '') return undefined;
  try {
    const summary = githubSummary(report, place, SUMMARY_BYTES - (await sizeOf(file)));
    if (summary === '') return `the step summary has no room left for this report: see \`.heal/report.json\``;
    await appendText(file, summary);
    return undefined;
  } catch (error) {
    return `the step summary could not be written to \`${file}\`: ${(error as Error).message}`;
  }
}

function realPath(folder: string): Promise<string> {
  return nodeFileSystem.realPath(folder).catch(() => folder);
}
