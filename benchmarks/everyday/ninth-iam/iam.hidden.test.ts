import { assertAllowed, isAllowed, visibleResources, type Groups, type Statement } from './iam';

const allow = (action: string, resource: string): Statement => ({
  effect: 'allow',
  actions: [action],
  resources: [resource],
});
const deny = (action: string, resource: string): Statement => ({ ...allow(action, resource), effect: 'deny' });
const none: Groups = {};

test('the order of the statements does not matter', () => {
  const statements = [allow('*', '*'), allow('read', 'a/*'), deny('read', 'a/b'), allow('read', 'a/b')];
  for (let turn = 0; turn < statements.length; turn++) {
    const turned = [...statements.slice(turn), ...statements.slice(0, turn)];
    expect(isAllowed({ name: 'x', statements: turned }, none, 'read', 'a/b')).toBe(false);
    expect(isAllowed({ name: 'x', statements: turned }, none, 'write', 'a/b')).toBe(true);
    expect(isAllowed({ name: 'x', statements: turned }, none, 'read', 'a/c')).toBe(true);
  }
});

test('the deny of a group beats an own allow', () => {
  const groups: Groups = { suspended: [deny('*', '*')], admins: [allow('*', '*')] };
  const admin = { name: 'root', statements: [allow('write', 'db')], groups: ['admins'] };
  expect(isAllowed(admin, groups, 'write', 'db')).toBe(true);
  expect(isAllowed({ ...admin, groups: ['admins', 'suspended'] }, groups, 'write', 'db')).toBe(false);
  expect(isAllowed({ ...admin, groups: ['suspended', 'admins'] }, groups, 'write', 'db')).toBe(false);
});

test('a deny for something else does not count', () => {
  const statements = [deny('write', 'a'), allow('read', 'a'), deny('read', 'b')];
  expect(isAllowed({ name: 'x', statements }, none, 'read', 'a')).toBe(true);
  expect(isAllowed({ name: 'x', statements }, none, 'write', 'a')).toBe(false);
  expect(isAllowed({ name: 'x', statements }, none, 'read', 'b')).toBe(false);
});

test('several denies behind', () => {
  const statements = [allow('read', '*'), deny('read', 'x/*'), deny('read', 'y')];
  expect(visibleResources({ name: 'x', statements }, none, ['x/1', 'y', 'z', 'x', 'yy'])).toEqual(['z', 'x', 'yy']);
});

test('throws only when it must', () => {
  const statements = [allow('push', 'main'), deny('push', 'main')];
  expect(() => assertAllowed({ name: 'ci', statements }, none, 'push', 'main')).toThrow('ci may not push main');
  expect(() => assertAllowed({ name: 'ci', statements: [allow('push', '*')] }, none, 'push', 'main')).not.toThrow();
});

test('only a deny, or nothing', () => {
  expect(isAllowed({ name: 'x', statements: [deny('a', 'b')] }, none, 'c', 'd')).toBe(false);
  expect(isAllowed({ name: 'x', statements: [] }, none, 'c', 'd')).toBe(false);
});
