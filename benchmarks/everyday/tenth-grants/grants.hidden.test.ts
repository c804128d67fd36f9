import { Grants } from './grants';

const directory = {
  groupsOf: (user: string) => ({ ann: ['sales', 'leads'], bob: ['sales'] })[user] ?? [],
};

test('shut out as a group, let in by name', () => {
  const grants = new Grants(directory, [
    { path: '/', subject: '@sales', level: 'view' },
    { path: '/hr', subject: '@sales', level: 'none' },
    { path: '/hr', subject: 'bob', level: 'comment' },
  ]);
  expect(grants.levelOf('bob', '/hr/pay')).toBe('comment');
  expect(grants.levelOf('ann', '/hr/pay')).toBe('none');
});

test('the nearest folder counts even if one above names the user', () => {
  const grants = new Grants(directory, [
    { path: '/', subject: 'bob', level: 'own' },
    { path: '/audit', subject: '@sales', level: 'none' },
  ]);
  expect(grants.levelOf('bob', '/audit/log')).toBe('none');
  expect(grants.can('bob', 'view', '/audit')).toBe(false);
  expect(grants.can('bob', 'none', '/audit')).toBe(true);
  expect(grants.levelOf('bob', '/else')).toBe('own');
});

test('one group shut out, the other let in, in the same folder', () => {
  const grants = new Grants(directory, [
    { path: '/deals', subject: '@sales', level: 'none' },
    { path: '/deals', subject: '@leads', level: 'edit' },
  ]);
  expect(grants.levelOf('ann', '/deals/1')).toBe('edit');
  expect(grants.levelOf('bob', '/deals/1')).toBe('none');
});

test('opened again further down', () => {
  const grants = new Grants(directory, [
    { path: '/x', subject: '@sales', level: 'edit' },
    { path: '/x/y', subject: '@sales', level: 'none' },
    { path: '/x/y/z', subject: '@sales', level: 'view' },
  ]);
  const levels = ['/x', '/x/y', '/x/y/z', '/x/y/q/r'].map((p) => grants.levelOf('ann', p));
  expect(levels).toEqual(['edit', 'none', 'view', 'none']);
});

test('entries of others do not stop the search', () => {
  const grants = new Grants(directory, [
    { path: '/', subject: '@sales', level: 'view' },
    { path: '/x', subject: '@finance', level: 'none' },
    { path: '/x', subject: '@leads', level: 'comment' },
  ]);
  expect(grants.levelOf('bob', '/x')).toBe('view');
  expect(grants.levelOf('ann', '/x')).toBe('comment');
  expect(grants.levelOf('guest', '/x')).toBe('none');
});

test('an own entry of "none" shuts out', () => {
  const grants = new Grants(directory, [
    { path: '/', subject: '@sales', level: 'edit' },
    { path: '/x', subject: 'ann', level: 'none' },
  ]);
  expect(grants.levelOf('ann', '/x/1')).toBe('none');
  expect(grants.levelOf('bob', '/x/1')).toBe('edit');
});
