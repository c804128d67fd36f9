import { latestRelease, type Release, updateMessage } from './releases';

const stable = (...tags: string[]): Release[] => tags.map((tag) => ({ tag, prerelease: false, assets: [] }));
const preview = (...tags: string[]): Release[] => tags.map((tag) => ({ tag, prerelease: true, assets: [] }));

describe('latest release', () => {
  it.each([
    [[], undefined],
    [['v1.0.0'], 'v1.0.0'],
    [['v0.0.0'], 'v0.0.0'],
    [['v1.0.0', 'v1.0.1'], 'v1.0.1'],
    [['v2.0.0', 'v1.9.9'], 'v2.0.0'],
    [['v1.0.0', 'v10.0.0', 'v9.0.0'], 'v10.0.0'],
  ])('of %j', (tags, expected) => {
    expect(latestRelease(stable(...tags))?.tag).toBe(expected);
  });

  it('is the first of two with the same version', () => {
    const [first, second] = stable('v1.0.0', '1.0.0');
    expect(latestRelease([first!, second!])).toBe(first);
  });

  it('is absent when everything is a preview', () => {
    expect(latestRelease(preview('v1.0.0', 'v2.0.0'))).toBeUndefined();
    expect(updateMessage('v1.0.0', [])).toBe('No release available');
  });

  it('returns the release itself', () => {
    const releases = [...preview('v3.0.0'), ...stable('v2.0.0')];
    expect(latestRelease(releases)).toBe(releases[1]);
  });
});
