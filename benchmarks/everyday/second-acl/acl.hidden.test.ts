import { can } from './acl';

const rule = (role: string, action: string, allow = true) => ({ role, action, allow });

test('any action', () => {
  const rules = [rule('owner', '*')];
  for (const action of ['read', 'write', 'delete', 'x']) expect(can({ roles: ['owner'] }, action, rules)).toBe(true);
});

test('only for its role', () => {
  const rules = [rule('owner', '*'), rule('editor', 'read')];
  expect(can({ roles: ['editor'] }, 'delete', rules)).toBe(false);
  expect(can({ roles: ['editor'] }, 'read', rules)).toBe(true);
  expect(can({ roles: [] }, 'read', rules)).toBe(false);
  expect(can({ roles: ['guest', 'owner'] }, 'delete', rules)).toBe(true);
});

test('nothing is allowed', () => {
  const rules = [rule('banned', '*', false), rule('editor', 'write'), rule('banned', 'read')];
  expect(can({ roles: ['editor', 'banned'] }, 'write', rules)).toBe(false);
  expect(can({ roles: ['banned'] }, 'read', rules)).toBe(false);
  expect(can({ roles: ['editor'] }, 'write', rules)).toBe(true);
});

test('all but one', () => {
  for (const rules of [
    [rule('admin', '*'), rule('admin', 'delete', false)],
    [rule('admin', 'delete', false), rule('admin', '*')],
  ]) {
    expect(can({ roles: ['admin'] }, 'delete', rules)).toBe(false);
    expect(can({ roles: ['admin'] }, 'write', rules)).toBe(true);
  }
});

test('suspended', () => {
  expect(can({ roles: ['admin'], suspended: true }, 'delete', [rule('admin', '*')])).toBe(false);
  expect(can({ roles: ['admin'], suspended: false }, 'delete', [rule('admin', '*')])).toBe(true);
});
