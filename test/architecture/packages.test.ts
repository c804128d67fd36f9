import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CORE_FILES, FILES, PACKAGES, ROOT } from './repository.ts';
import { forbiddenReach, foreignPackages, packageTrespasses } from './room-rules.ts';

const ENGINE = [
  '@testheal/core',
  '@testheal/core/config',
  '@testheal/core/host',
  '@testheal/core/options',
  '@testheal/core/repair',
  '@testheal/core/request',
  '@testheal/core/worker',
];

/** Which entries of which workspace packages a package's code may import. */
const NEIGHBORS: Readonly<Record<string, readonly string[]>> = {
  'packages/cli': ENGINE,
  'packages/core': [],
  'packages/jest': [...ENGINE, 'testheal'],
  'packages/testkit': ENGINE,
  'packages/vitest': [...ENGINE, 'testheal'],
};

/** Loaded into the test worker, next to the user's code and without permission for any of this. */
const UNREACHABLE = {
  'packages/core/src/worker.ts': {
    rooms: ['node', 'host', 'apply', 'report', 'repair', 'session', 'types'],
    packages: ['cacache', 'picocolors'],
  },
  'packages/core/src/host.ts': {
    rooms: ['repair', 'session', 'search', 'operators', 'lab'],
    packages: ['@babel/parser', 'cacache'],
  },
  'packages/core/src/options.ts': {
    rooms: ['apply', 'host', 'lab', 'mend', 'operators', 'repair', 'report', 'search', 'session', 'syntax'],
    packages: ['@babel/parser', 'cacache', 'magic-string', 'picocolors'],
  },
  'packages/core/src/request.ts': {
    rooms: ['apply', 'host', 'lab', 'mend', 'node', 'operators', 'repair', 'report', 'search', 'session', 'syntax'],
    packages: ['@babel/parser', 'cacache', 'magic-string', 'picocolors'],
  },
};

describe('the repository', () => {
  it('has a row of rules for every package', () => {
    expect(PACKAGES).toEqual(Object.keys(NEIGHBORS));
  });

  it('lets no package import past the public entries of another', () => {
    expect(packageTrespasses(FILES, publicEntries())).toEqual([]);
  });

  it('lets packages import only the neighbors they may know', () => {
    expect(foreignPackages(FILES, NEIGHBORS, Object.keys(publicEntries()))).toEqual([]);
  });

  it.each(Object.entries(UNREACHABLE))('keeps out of the reach of %s what it must not load', (entry, unreachable) => {
    expect(forbiddenReach(CORE_FILES, entry, unreachable)).toEqual([]);
  });
});

/** By package name, the specifiers that its `exports` allow. */
function publicEntries(): Record<string, string[]> {
  const manifests = PACKAGES.map(
    (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest,
  );
  return Object.fromEntries(
    manifests.map(({ name, exports = {} }) => [
      name,
      Object.keys(exports).map((entry) => path.posix.join(name, entry)),
    ]),
  );
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}
