import { compareTags, downloadCount, latestRelease, parseTag, updateMessage } from './releases';

const release = (tag: string, prerelease = false) => ({ tag, prerelease, assets: [] });

describe('releases', () => {
  it('reads version tags', () => {
    expect(parseTag('v1.20.3')).toEqual([1, 20, 3]);
    expect(parseTag('2.0.0-rc.1')).toEqual([2, 0, 0]);
    expect(() => parseTag('nightly')).toThrow(SyntaxError);
  });

  it('compares numbers, not text', () => {
    expect(compareTags('v1.10.0', 'v1.9.0')).toBeGreaterThan(0);
    expect(compareTags('v1.2.3', '1.2.3')).toBe(0);
  });

  it('finds the latest release', () => {
    expect(latestRelease([release('v1.9.0'), release('v1.10.0'), release('v1.2.0')])?.tag).toBe('v1.10.0');
  });

  it('finds nothing in a new project', () => {
    expect(latestRelease([])).toBeUndefined();
  });

  it('does not count prereleases', () => {
    expect(latestRelease([release('v1.0.0'), release('v2.0.0-beta', true)])?.tag).toBe('v1.0.0');
  });

  it('says when there are only prereleases', () => {
    expect(updateMessage('v0.1.0', [release('v1.0.0-rc.1', true)])).toBe('No release available');
  });

  it('says when there is an update', () => {
    expect(updateMessage('v1.0.0', [release('v1.0.1')])).toBe('Update available: v1.0.1');
    expect(updateMessage('v1.0.1', [release('v1.0.1')])).toBe('Up to date');
  });

  it('counts downloads', () => {
    const assets = [
      { name: 'app.zip', downloads: 12 },
      { name: 'app.tgz', downloads: 30 },
    ];
    expect(downloadCount({ ...release('v1.0.0'), assets })).toBe(42);
    expect(downloadCount(release('v1.0.0'))).toBe(0);
  });
});
