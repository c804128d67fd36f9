import { ancestry, Grants } from './grants';

const directory = {
  groupsOf: (user: string) => ({ ann: ['sales', 'leads'], bob: ['sales'] })[user] ?? [],
};

test('a path and its folders', () => {
  expect(ancestry('/sales/2024/q1')).toEqual(['/sales/2024/q1', '/sales/2024', '/sales', '/']);
  expect(ancestry('sales/')).toEqual(['/sales', '/']);
  expect(ancestry('/')).toEqual(['/']);
});

test('grants hold for what is below', () => {
  const grants = new Grants(directory, [{ path: '/sales', subject: 'cid', level: 'edit' }]);
  expect(grants.levelOf('cid', '/sales/2024/q1')).toBe('edit');
  expect(grants.levelOf('cid', '/hr')).toBe('none');
  expect(grants.can('cid', 'comment', '/sales')).toBe(true);
  expect(grants.can('cid', 'own', '/sales')).toBe(false);
});

test('the most generous group, but the own entry first', () => {
  const grants = new Grants(directory, [
    { path: '/plans', subject: '@sales', level: 'view' },
    { path: '/plans', subject: '@leads', level: 'edit' },
  ]);
  expect(grants.levelOf('ann', '/plans/x')).toBe('edit');
  expect(grants.levelOf('bob', '/plans/x')).toBe('view');
  grants.set({ path: '/plans', subject: 'ann', level: 'comment' });
  expect(grants.levelOf('ann', '/plans/x')).toBe('comment');
});

test('a private folder shuts a group out', () => {
  const grants = new Grants(directory, [
    { path: '/', subject: '@sales', level: 'edit' },
    { path: '/hr', subject: '@sales', level: 'none' },
  ]);
  expect(grants.visible('bob', ['/plans', '/hr/pay', '/hr'])).toEqual(['/plans']);
});

test('revoking', () => {
  const grants = new Grants(directory, [
    { path: '/a', subject: '@sales', level: 'view' },
    { path: '/a/b', subject: '@sales', level: 'own' },
  ]);
  expect(grants.revoke('/a/b/', '@sales')).toBe(true);
  expect(grants.revoke('/a/b', '@sales')).toBe(false);
  expect(grants.levelOf('bob', '/a/b')).toBe('view');
});
