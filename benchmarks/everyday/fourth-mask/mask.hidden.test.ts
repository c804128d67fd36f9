import { allows, demand, Permission, revoke, ROLES, toMask, toNames } from './mask';

test('all pairs of masks', () => {
  for (let mask = 0; mask < 16; mask++) {
    for (let needed = 1; needed < 16; needed++) {
      const missing = toNames(needed).filter((name) => !toNames(mask).includes(name));
      expect(allows(mask, needed)).toBe(missing.length === 0);
    }
  }
});

test('there and back', () => {
  for (let mask = 0; mask < 16; mask++) expect(toMask(toNames(mask))).toBe(mask);
  expect(toNames(0)).toEqual([]);
  expect(toNames(10)).toEqual(['write', 'remove']);
});

test('demand names what is missing', () => {
  expect(() => demand(0, ['read'])).toThrow('Missing permission: read');
  expect(() => demand(Permission.share, ['read', 'share', 'write'])).toThrow('Missing permission: read, write');
  expect(() => demand(ROLES.viewer, ['read', 'remove'])).toThrow('Missing permission: remove');
  expect(() => demand(ROLES.owner, ['read', 'write', 'share', 'remove'])).not.toThrow();
  expect(() => demand(ROLES.owner, ['share'])).not.toThrow();
});

test('revoke', () => {
  expect(revoke(ROLES.owner, [])).toBe(15);
  expect(revoke(ROLES.viewer, ['write'])).toBe(1);
  expect(allows(revoke(ROLES.owner, ['write']), ROLES.author)).toBe(false);
});
