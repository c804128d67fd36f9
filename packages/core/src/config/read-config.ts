import path from 'node:path';
import { nodeFileSystem } from '../node/node-file-system.ts';
import { checkSettings } from '../options/check-settings.ts';
import type { HealConfig } from '../options/heal-config.ts';
import { withPaths } from '../options/with-paths.ts';
import { findConfig } from './find-config.ts';
import { lineOfKey } from './line-of.ts';
import { loadConfig } from './load-config.ts';

export interface ProjectConfig {
  /** Absolute; absent when there is none. */
  readonly file?: string;
  /** Checked, paths in it relative to `cwd`; empty when there are problems. */
  readonly values: HealConfig;
  /** One sentence each, with its place; empty when all is well. */
  readonly problems: readonly string[];
}

export interface ConfigQuestion {
  /** The runner's root, absolute. */
  readonly root: string;
  /** What paths are shown relative to, absolute. */
  readonly cwd: string;
}

/** Finds, loads and checks the heal.config of a runner's root. Never rejects. */
export async function readConfig({ root, cwd }: ConfigQuestion): Promise<ProjectConfig> {
  const [file, ...others] = await findConfig(root, nodeFileSystem);
  if (file === undefined) return { values: {}, problems: [] };
  const shown = relative(cwd, file);
  const broken = (problem: string, line?: number): ProjectConfig => ({
    file,
    values: {},
    problems: [`${at(shown, line)} ${problem}`],
  });
  if (others.length > 0)
    return broken(
      `is not the only one: ${others.map((other) => relative(cwd, other)).join(', ')} stands beside it, and only one can count`,
    );

  const text = await nodeFileSystem.readText(file).catch((error: unknown) => error as Error);
  if (text instanceof Error) return broken(`cannot be read: ${text.message}`);
  const loading = await loadConfig(file, text);
  if (loading.status === 'broken') return broken(loading.problem, loading.line);
  const { values, problems } = checkSettings({
    values: loading.values,
    place: (key) => at(shown, lineOfKey(text, key)),
    mayAsk: false,
  });
  const fromHere = (written: string): string => relative(cwd, path.resolve(path.dirname(file), written));
  return { file, values: withPaths(values, fromHere), problems };
}

function at(shown: string, line: number | undefined): string {
  return line === undefined ? shown : `${shown}:${line}`;
}

function relative(cwd: string, file: string): string {
  return path.relative(cwd, file).replaceAll('\\', '/');
}
