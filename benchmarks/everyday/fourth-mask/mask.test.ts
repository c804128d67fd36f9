import { allows, demand, Permission, revoke, ROLES, toMask, toNames } from './mask';

test('one permission', () => {
  expect(allows(ROLES.author, Permission.write)).toBe(true);
  expect(allows(ROLES.viewer, Permission.write)).toBe(false);
});

test('several permissions', () => {
  expect(allows(ROLES.owner, toMask(['read', 'share']))).toBe(true);
  expect(allows(ROLES.viewer, toMask(['read', 'share']))).toBe(false);
});

test('names', () => {
  expect(toNames(ROLES.author)).toEqual(['read', 'write']);
  expect(toNames(revoke(ROLES.owner, ['remove', 'read']))).toEqual(['write', 'share']);
});

test('demand', () => {
  expect(() => demand(ROLES.author, ['read', 'write'])).not.toThrow();
  expect(() => demand(ROLES.author, ['write', 'share', 'remove'])).toThrow('Missing permission: share, remove');
});
