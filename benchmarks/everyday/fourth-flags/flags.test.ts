import { enabledFlags, isEnabled } from './flags';

const flags = {
  chat: { users: { ann: true, bob: false }, countries: ['NL'] },
  beta: { rollout: 0, users: { ann: true } },
  search: { users: { bob: false } },
};

test('by country', () => {
  expect(isEnabled(flags, 'chat', { id: 'eve', country: 'NL' })).toBe(true);
  expect(isEnabled(flags, 'chat', { id: 'eve', country: 'BE' })).toBe(false);
});

test('on for one user', () => {
  expect(isEnabled(flags, 'chat', { id: 'ann', country: 'BE' })).toBe(true);
  expect(isEnabled(flags, 'beta', { id: 'ann' })).toBe(true);
  expect(isEnabled(flags, 'beta', { id: 'eve' })).toBe(false);
});

test('off for one user', () => {
  expect(isEnabled(flags, 'chat', { id: 'bob', country: 'NL' })).toBe(false);
  expect(isEnabled(flags, 'search', { id: 'bob' })).toBe(false);
});

test('all of a user', () => {
  expect(enabledFlags(flags, { id: 'ann' })).toEqual(['chat', 'beta', 'search']);
});
