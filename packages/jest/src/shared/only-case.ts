import { dirname, relative, sep } from 'node:path';
import type { Config } from '@jest/reporters';

/**
 * The configurations of a run in which `file` is the one test file, whatever their patterns say: a case of `heal bench`.
 * Of several projects the one runs it whose root is nearest.
 */
export function onlyCase(configs: readonly Config.ProjectConfig[], file: string): Config.ProjectConfig[] {
  const steps = ({ rootDir }: Config.ProjectConfig): number => relative(rootDir, file).split(sep).length;
  const [chosen] = configs.toSorted((a, b) => steps(a) - steps(b));
  if (chosen === undefined) return [];
  const roots = chosen.roots.some((root) => file.startsWith(root + sep))
    ? chosen.roots
    : [...chosen.roots, dirname(file)];
  return [
    Object.freeze({
      ...chosen,
      roots,
      testMatch: [escapeGlob(file.replaceAll('\\', '/'))],
      testRegex: [],
      testPathIgnorePatterns: [],
    }),
  ];
}

function escapeGlob(text: string): string {
  return text.replaceAll(/[()[\]{}!*?+@|]/g, String.raw`\$&`);
}
