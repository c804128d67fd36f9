import { bumpOf, parseCommit, release } from './changelog';

const bump = (...messages: string[]) => bumpOf(messages.map((message) => parseCommit(message)!));

test('in any order', () => {
  const messages = ['feat!: x', 'feat: y', 'fix: z'];
  for (const a of messages) {
    for (const b of messages) {
      for (const c of messages) {
        const all = [a, b, c];
        const expected = all.includes('feat!: x') ? 'major' : all.includes('feat: y') ? 'minor' : 'patch';
        expect(bump(...all)).toBe(expected);
      }
    }
  }
});

test('performance does not take a feature back', () => {
  expect(bump('feat: a', 'perf: b')).toBe('minor');
  expect(bump('fix!: a', 'perf: b', 'perf: c')).toBe('major');
});

test('a feature after a breaking fix', () => {
  expect(bump('fix(core)!: a', 'feat: b')).toBe('major');
  expect(bump('chore!: drop node 16', 'feat: b')).toBe('major');
});

test('types without effect', () => {
  expect(bump('docs: a', 'feat: b', 'docs: c')).toBe('minor');
  expect(bump('docs: a', 'test: b')).toBe('none');
  expect(bump()).toBe('none');
  expect(bump('fix: a', 'style: b')).toBe('patch');
});

test('notes', () => {
  expect(release('0.9.9', ['Feat(ui)!: dark', 'fix: a', 'feat: b'])).toEqual({
    version: '1.0.0',
    notes: '## 1.0.0\n### Features\n- **breaking** ui: dark\n- b\n### Fixes\n- a',
  });
});
