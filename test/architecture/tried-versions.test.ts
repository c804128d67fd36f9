import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Matrix {
  readonly runners: readonly { readonly runner: string; readonly version: string }[];
}

it.each(['vitest', 'jest'])('the versions that %s is probed in are those that the version tests try', (runner) => {
  const table = read('packages/core/src/host/tried-versions.ts');
  const [, said = ''] = new RegExp(String.raw`^  ${runner}: \{ (.*) \},$`, 'm').exec(table) ?? [];

  const { runners } = JSON.parse(read('test/versions/matrix.json')) as Matrix;
  const tried = runners.filter((entry) => entry.runner === runner).map(({ version }) => version.split('.'));
  expect(said).toBe(tried.map(([major, minor]) => `${major}: ${minor}`).join(', '));
});
