import type { Oracle } from '../ports/oracle.ts';
import type { TriedVersions } from './tried-versions.ts';

/** A runner as oracles name it. What is newer than what was tried may do otherwise what a probe stands on. */
export function runnerVersion(name: string, version: string, tried: TriedVersions): Oracle['runner'] {
  const [major = Number.NaN, minor = Number.NaN] = version.split('.').map(Number);
  if (minor <= (tried[major] ?? Number.NaN)) return { name, version };
  return { name, version, tried: triedText(tried) };
}

function triedText(tried: TriedVersions): string {
  return Object.entries(tried)
    .map(([major, minor]) => `${major}.${minor}`)
    .join(', ');
}
