import { bucketOf, enabledFlags, isEnabled } from './flags';

test('forced wins over the rest', () => {
  const flag = { users: { on: true, off: false }, countries: ['DE'], rollout: 100 };
  const results = ['on', 'off', 'other'].map((id) => [
    isEnabled({ flag }, 'flag', { id, country: 'DE' }),
    isEnabled({ flag }, 'flag', { id, country: 'FR' }),
    isEnabled({ flag }, 'flag', { id }),
  ]);
  expect(results).toEqual([
    [true, true, true],
    [false, false, false],
    [true, false, false],
  ]);
});

test('rollout', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `user-${index}`);
  for (const rollout of [0, 30, 100]) {
    const on = ids.filter((id) => isEnabled({ half: { rollout, users: { 'user-3': false } } }, 'half', { id }));
    expect(on).toEqual(ids.filter((id) => id !== 'user-3' && bucketOf(`half:${id}`) < rollout));
  }
});

test('without conditions', () => {
  expect(isEnabled({ plain: {} }, 'plain', { id: 'x' })).toBe(true);
  expect(isEnabled({ plain: { users: {} } }, 'plain', { id: 'x' })).toBe(true);
  expect(isEnabled({ none: { countries: [] } }, 'none', { id: 'x', country: 'NL' })).toBe(false);
  expect(isEnabled({}, 'unknown', { id: 'x' })).toBe(false);
});

test('list', () => {
  const flags = { a: { users: { x: false } }, b: {}, c: { rollout: 0, users: { x: true } }, d: { rollout: 0 } };
  expect(enabledFlags(flags, { id: 'x' })).toEqual(['b', 'c']);
  expect(enabledFlags(flags, { id: 'y' })).toEqual(['a', 'b']);
});
