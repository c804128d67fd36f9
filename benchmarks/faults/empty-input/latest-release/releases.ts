export interface Release {
  readonly tag: string;
  readonly prerelease: boolean;
  readonly assets: readonly { readonly name: string; readonly downloads: number }[];
}

type Version = readonly [major: number, minor: number, patch: number];

export function parseTag(tag: string): Version {
  const match = /^v?(\d+)\.(\d+)\.(\d+)/.exec(tag);
  if (match === null) throw new SyntaxError(`Not a version tag: ${tag}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

export function compareTags(a: string, b: string): number {
  const left = parseTag(a);
  const right = parseTag(b);
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

/** The highest version that is no prerelease; undefined while nothing has been released. */
export function latestRelease(releases: readonly Release[]): Release | undefined {
  return releases
    .filter((release) => !release.prerelease)
    .reduce((latest, release) => (compareTags(release.tag, latest.tag) > 0 ? release : latest));
}

export function downloadCount(release: Release): number {
  return release.assets.reduce((sum, asset) => sum + asset.downloads, 0);
}

export function updateMessage(installed: string, releases: readonly Release[]): string {
  const latest = latestRelease(releases);
  if (latest === undefined) return 'No release available';
  return compareTags(latest.tag, installed) > 0 ? `Update available: ${latest.tag}` : 'Up to date';
}
