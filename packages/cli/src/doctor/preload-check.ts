import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { findPreload } from '../init/preload-option.ts';
import type { Check } from './check.ts';

/** Whether the literal `npx vitest --heal` works: the line of `heal init --literal`. `runner`: one that the project has. */
export function preloadCheck(root: string, manager: string, runner: string): Check {
  const id = 'preload';
  const found = ['.npmrc', 'pnpm-workspace.yaml']
    .map((file) => ({ file, status: findPreload(textOf(join(root, file))).status }))
    .filter(({ status }) => status !== 'absent');
  const changed = found.find(({ status }) => status === 'changed');
  if (changed !== undefined) {
    return {
      id,
      status: 'warning',
      text: `the preload line in ${changed.file} is not as \`heal init\` writes it`,
      advice: 'take the part from `--import=data:` on out, and run `npx heal init --literal`',
    };
  }
  const [first] = found;
  if (first !== undefined)
    return {
      id,
      status: 'ok',
      text: `preload line in ${first.file}: \`npx ${runner} --heal\` and the like work as typed`,
    };
  const isPossible = manager === 'npm' || manager === 'pnpm';
  return {
    id,
    status: 'note',
    text: `no preload line: \`npx ${runner} --heal\` does not work as typed; \`npx ${runner}-heal\` does`,
    ...(isPossible && { advice: 'for the literal flags: `npx heal init --literal`' }),
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
