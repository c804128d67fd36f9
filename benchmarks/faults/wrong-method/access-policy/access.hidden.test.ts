import { can, missingRole, type Permission, type Role } from './access';

const member = (...roles: Role[]) => ({ name: 'M', roles });

describe('several permissions', () => {
  it.each<[Role[], Permission[], boolean]>([
    [['viewer'], ['read'], true],
    [['viewer'], ['write'], false],
    [['viewer'], ['read', 'write'], false],
    [['viewer'], ['write', 'read'], false],
    [['editor'], ['write', 'publish', 'read'], true],
    [['editor'], ['write', 'publish', 'invite'], false],
    [['editor', 'billing'], ['publish', 'pay'], true],
    [['admin'], ['invite', 'pay'], false],
    [[], ['read'], false],
    [[], [], true],
    [['viewer'], [], true],
  ])('%j and %j', (roles, needed, expected) => {
    expect(can(member(...roles), ...needed)).toBe(expected);
  });

  it('never lets suspended members do anything', () => {
    expect(can({ ...member('admin'), suspended: true }, 'read')).toBe(false);
    expect(can({ ...member('admin'), suspended: true }, 'read', 'write')).toBe(false);
  });

  it('suggests the role that completes the set', () => {
    expect(missingRole(member('viewer'), 'read', 'pay')).toBe('billing');
    expect(missingRole(member('billing'), 'pay', 'invite')).toBe('admin');
    expect(missingRole(member('viewer'), 'pay', 'invite')).toBeUndefined();
  });
});
