import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Matrix {
  readonly runners: readonly { readonly runner: string; readonly version: string }[];
  readonly sdks: readonly { readonly packages: Readonly<Record<string, string>> }[];
}

it.each(['vitest', 'jest'])('the versions that %s is probed in are those that the version tests try', (runner) => {
  const table = read('packages/core/src/host/tried-versions.ts');
  const [, said = ''] = new RegExp(String.raw`^  ${runner}: \{ (.*) \},$`, 'm').exec(table) ?? [];

  const { runners } = JSON.parse(read('test/versions/matrix.json')) as Matrix;
  const tried = runners.filter((entry) => entry.runner === runner).map(({ version }) => version.split('.'));
  expect(said).toBe(tried.map(([major, minor]) => `${major}: ${minor}`).join(', '));
});

it('the SDKs that the version tests try first are the lowest that are accepted, and the last are of the newest major', () => {
  const { peerDependencies } = JSON.parse(read('packages/core/package.json')) as {
    peerDependencies: Record<string, string>;
  };

  const { sdks } = JSON.parse(read('test/versions/matrix.json')) as Matrix;
  for (const [name, range] of Object.entries(peerDependencies)) {
    const [, lowest = '', above = ''] = /^>=(\S+) <(\d+)$/.exec(range) ?? [];
    const tried = sdks.map(({ packages }) => packages[name] ?? '');
    expect([name, tried[0]]).toEqual([name, `${lowest}.0.0`.split('.').slice(0, 3).join('.')]);
    expect([name, tried.at(-1)?.split('.')[0]]).toEqual([name, String(Number(above) - 1)]);
  }
});
