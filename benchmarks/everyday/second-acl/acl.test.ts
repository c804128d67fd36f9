import { can } from './acl';

const rules = [
  { role: 'editor', action: 'write', allow: true },
  { role: 'guest', action: 'write', allow: false },
  { role: 'admin', action: '*', allow: true },
];

test('editor', () => {
  expect(can({ roles: ['editor'] }, 'write', rules)).toBe(true);
});

test('deny wins', () => {
  expect(can({ roles: ['editor', 'guest'] }, 'write', rules)).toBe(false);
});

test('suspended', () => {
  expect(can({ roles: ['editor'], suspended: true }, 'write', rules)).toBe(false);
});

test('everything', () => {
  expect(can({ roles: ['admin'] }, 'delete', rules)).toBe(true);
});

test('nothing', () => {
  expect(can({ roles: ['editor'] }, 'delete', rules)).toBe(false);
});
