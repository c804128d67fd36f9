/** The list of releases on a download page. */

export interface Release {
  /** "1.20.3", without a prefix. */
  readonly version: string;
  readonly yanked?: boolean;
}

function parts(version: string): string[] {
  return version.split('.');
}

/** Below zero when the first version is the older one; parts that a version lacks count as zero. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [one, other] = [left[index] ?? '0', right[index] ?? '0'];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

/** Newest first. */
export function sortReleases(releases: readonly Release[]): Release[] {
  return [...releases].sort((a, b) => compareVersions(b.version, a.version));
}

export function latest(releases: readonly Release[]): string | undefined {
  return sortReleases(releases).find((release) => !release.yanked)?.version;
}
