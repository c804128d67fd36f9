import { assertCan, can, membersWho, missingRole, permissionsOf } from './access';

const ada = { name: 'Ada', roles: ['admin'] } as const;
const bob = { name: 'Bob', roles: ['viewer', 'billing'] } as const;
const eve = { name: 'Eve', roles: ['editor'], suspended: true } as const;

describe('access', () => {
  it('collects the permissions of all roles', () => {
    expect([...permissionsOf(bob)]).toEqual(['read', 'pay']);
    expect([...permissionsOf(eve)]).toEqual([]);
  });

  it('checks one permission', () => {
    expect(can(ada, 'invite')).toBe(true);
    expect(can(ada, 'pay')).toBe(false);
    expect(can(eve, 'read')).toBe(false);
  });

  it('needs all permissions', () => {
    expect(can(ada, 'read', 'write')).toBe(true);
    expect(can(bob, 'read', 'write')).toBe(false);
  });

  it('complains', () => {
    expect(() => assertCan(bob, 'invite')).toThrow('Bob may not invite');
    expect(() => assertCan(ada, 'write', 'pay')).toThrow('Ada may not write and pay');
  });

  it('finds members', () => {
    expect(membersWho([ada, bob, eve], 'read')).toEqual(['Ada', 'Bob']);
  });

  it('finds members who may do both', () => {
    expect(membersWho([ada, bob, eve], 'read', 'pay')).toEqual(['Bob']);
  });

  it('suggests a role', () => {
    expect(missingRole(bob, 'write')).toBe('editor');
    expect(missingRole(ada, 'write')).toBeUndefined();
  });
});
