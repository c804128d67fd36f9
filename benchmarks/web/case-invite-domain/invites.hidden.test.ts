import { accessOf, invite } from './invites';

const workspace = { name: 'W', domains: ['w.example'], invited: [' Ann@X.example', 'BEN@X.EXAMPLE', 'cho@x.example'] };

test.each([
  ['ann@x.example', 'invited'],
  ['ANN@x.example ', 'invited'],
  ['ben@x.example', 'invited'],
  ['Ben@X.example', 'invited'],
  ['CHO@X.EXAMPLE', 'invited'],
  ['dan@x.example', 'none'],
  ['an@x.example', 'none'],
  ['ann@x.example.org', 'none'],
  ['', 'none'],
  ['x@W.example', 'domain'],
])('%s', (email, access) => {
  expect(accessOf(email, workspace)).toBe(access);
});

test('nobody is invited twice', () => {
  const emails = ['ann@x.example', 'Ben@x.example', 'cho@x.example', 'X@w.example'];
  expect(invite(workspace, emails)).toEqual(workspace);
});

test('invited people of the own domain', () => {
  expect(accessOf('a@w.example', { ...workspace, invited: ['A@W.example'] })).toBe('invited');
});
