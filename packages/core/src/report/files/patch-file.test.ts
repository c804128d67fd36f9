import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createGitRepository } from '../__fixtures__/git-repository.ts';
import type { GitRepository } from '../__fixtures__/git-repository.ts';
import { patchFile } from './patch-file.ts';
import { unifiedDiff } from './unified-diff.ts';
import type { FileChange } from './unified-diff.ts';

let repository: GitRepository;

beforeAll(() => {
  repository = createGitRepository();
});

afterAll(() => {
  repository[Symbol.dispose]();
});

function applyWithGit(files: readonly FileChange[]): Record<string, string> {
  for (const { path, before } of files) repository.write(path, before);
  const patch = repository.write('changes.patch', patchFile(files));
  repository.git('apply', '--check', patch);
  repository.git('apply', patch);
  return Object.fromEntries(files.map(({ path }) => [path, readFileSync(join(repository.root, path), 'utf8')]));
}

function expected(files: readonly FileChange[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, after }) => [path, after]));
}

const LINES = Array.from({ length: 30 }, (_, index) => `line ${index}`);

describe('git applies the patch file of', () => {
  it.each<[string, FileChange]>([
    ['one changed line', { path: 'a.ts', before: 'a\nb\nc\n', after: 'a\nB\nc\n' }],
    [
      'two distant hunks',
      { path: 'hunks.ts', before: `${LINES.join('\n')}\n`, after: `${LINES.with(2, 'x').with(26, 'y').join('\n')}\n` },
    ],
    ['a file with CRLF', { path: 'crlf.ts', before: 'a\r\nb\r\nc\r\n', after: 'a\r\nB\r\nc\r\n' }],
    ['a change of line ends alone', { path: 'eol.ts', before: 'a\nb\r\n', after: 'a\r\nb\r\n' }],
    ['no final newline', { path: 'end.ts', before: 'a\nb', after: 'a\nB' }],
    ['a final newline that comes', { path: 'comes.ts', before: 'a\nb', after: 'a\nb\n' }],
    ['a final newline that goes', { path: 'goes.ts', before: 'a\nb\n', after: 'a\nb' }],
    ['tabs', { path: 'tabs.ts', before: '\tif (a) {\n\t\tb\t\n\t}\n', after: '\tif (a) {\n\t\tc\t\n\t}\n' }],
    ['a byte order mark', { path: 'bom.ts', before: '\ufeffa\nb\n', after: '\ufeffA\nb\n' }],
    ['a path with spaces', { path: 'my folder/my file.ts', before: 'a\n', after: 'b\n' }],
    ['a path that is not ASCII', { path: 'préis/価格 😀.ts', before: 'ä\n', after: 'ö\n' }],
    ['a path with quotes, brackets and a backslash', { path: 'a"b\\[id].ts', before: 'a\n', after: 'b\n' }],
    ['an empty file', { path: 'empty.ts', before: '', after: 'a\n' }],
    ['a file that becomes empty', { path: 'emptied.ts', before: 'a\nb\n', after: '' }],
    [
      'lines that look like a patch',
      { path: 'patch.ts', before: '-- a\n++ b\n@@ -1 +1 @@\n', after: '-- c\n++ d\n@@ -1 +1 @@\n' },
    ],
    ['carriage returns inside lines', { path: 'cr.ts', before: 'a\rb\nc\n', after: 'a\rd\nc\n' }],
  ])('%s', (_, change) => {
    const found = applyWithGit([change]);

    expect(found).toEqual(expected([change]));
  });

  it('several files, leaving out those that did not change', () => {
    const files = [
      { path: 'several/a.ts', before: 'a\n', after: 'b\n' },
      { path: 'several/same.ts', before: 'same\n', after: 'same\n' },
      { path: 'several/c.ts', before: 'c', after: 'd' },
    ];

    const found = applyWithGit(files);

    expect(found).toEqual(expected(files));
    expect(patchFile(files)).not.toContain('same.ts');
  });

  it('a package of a monorepo, in its folder', () => {
    const root = join(repository.root, 'packages/a');
    repository.write('packages/a/src/price.ts', 'a\n');
    const patch = repository.write(
      'packages/a/last.patch',
      patchFile([{ path: 'src/price.ts', before: 'a\n', after: 'b\n' }]),
    );

    repository.git('-C', root, 'apply', patch);

    expect(readFileSync(join(root, 'src/price.ts'), 'utf8')).toBe('b\n');
  });

  it('any two texts', { timeout: 30_000 }, () => {
    const line = fc.constantFrom('', 'a', 'b', '}', '\tc', '- d', '+ e', '\\ f', 'g\r', ' ');
    const text = fc
      .tuple(fc.array(line, { maxLength: 25 }), fc.boolean())
      .map(([lines, ends]) => lines.join('\n') + (ends ? '\n' : ''));

    const property = fc.property(text, text, (before, after) => {
      fc.pre(before !== after);
      const change = { path: 'generated.ts', before, after };
      expect(applyWithGit([change])).toEqual(expected([change]));
    });

    fc.assert(property, { numRuns: 40, seed: 1 });
  });
});

describe('unifiedDiff', () => {
  it('is empty when nothing changed', () => {
    const diff = unifiedDiff({ path: 'a.ts', before: 'a\n', after: 'a\n' });

    expect(diff).toBe('');
  });

  it('has the headers of git', () => {
    const diff = unifiedDiff({ path: 'my file.ts', before: 'a\nb', after: 'a\nc' });

    expect(diff).toBe(
      '--- a/my file.ts\t\n+++ b/my file.ts\t\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
    );
  });

  it('has the same headers as git itself for odd names', () => {
    const before = 'a\n';
    const path = 'ünï "x"\t.ts';
    repository.write(path, before);
    repository.git('add', '--', path);
    repository.write(path, 'b\n');

    const fromGit = repository
      .git('diff', '--', path)
      .split('\n')
      .filter((line) => /^(?:---|\+\+\+)/.test(line));

    const own = patchFile([{ path, before, after: 'b\n' }])
      .split('\n')
      .slice(0, 2);
    expect(own).toEqual(fromGit);
  });
});
