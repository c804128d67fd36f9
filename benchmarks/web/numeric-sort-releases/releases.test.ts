import { compareVersions, latest, sortReleases } from './releases';

describe('compareVersions', () => {
  it('compares part by part', () => {
    expect(compareVersions('1.2.3', '1.2.4')).toBeLessThan(0);
    expect(compareVersions('2.0', '1.9')).toBeGreaterThan(0);
    expect(compareVersions('1.0', '1')).toBe(0);
  });

  it('knows that ten comes after nine', () => {
    expect(compareVersions('1.9.0', '1.10.0')).toBeLessThan(0);
    expect(compareVersions('10.0', '9.9')).toBeGreaterThan(0);
  });
});

describe('sortReleases', () => {
  it('has the newest first', () => {
    const releases = ['1.0', '2.0', '1.5'].map((version) => ({ version }));
    expect(sortReleases(releases).map((release) => release.version)).toEqual(['2.0', '1.5', '1.0']);
  });
});

describe('latest', () => {
  it('leaves out what was taken back', () => {
    expect(latest([{ version: '3.0', yanked: true }, { version: '2.9' }, { version: '2.11' }])).toBe('2.11');
  });

  it('may not be there', () => {
    expect(latest([])).toBe(undefined);
  });
});
