import { nextVersion, parseCommit, release } from './changelog';

test('reads commits', () => {
  expect(parseCommit('feat(api)!: drop v1')).toEqual({
    type: 'feat',
    scope: 'api',
    subject: 'drop v1',
    breaking: true,
  });
  expect(parseCommit('fix: typo\n\nBREAKING CHANGE: other text')?.breaking).toBe(true);
  expect(parseCommit('Merge branch main')).toBeNull();
});

test('counts up', () => {
  expect(nextVersion('1.2.3', 'major')).toBe('2.0.0');
  expect(nextVersion('1.2.3', 'minor')).toBe('1.3.0');
  expect(nextVersion('1.2.3', 'patch')).toBe('1.2.4');
});

test('a release of fixes', () => {
  expect(release('1.0.0', ['fix: a', 'docs: b', 'perf(db): c'])).toEqual({
    version: '1.0.1',
    notes: '## 1.0.1\n### Fixes\n- a\n- db: c',
  });
});

test('a release with a feature', () => {
  expect(release('1.4.2', ['fix: a', 'feat: b', 'chore: c']).version).toBe('1.5.0');
});

test('a feature and then a fix', () => {
  expect(release('1.4.2', ['feat: search', 'fix: search on phones']).version).toBe('1.5.0');
});

test('a breaking change among others', () => {
  expect(release('2.3.4', ['feat!: new names', 'feat: more', 'fix: less']).version).toBe('3.0.0');
});

test('nothing to release', () => {
  expect(release('1.0.0', ['docs: words', 'wip'])).toEqual({ version: '1.0.0', notes: '## 1.0.0' });
});
