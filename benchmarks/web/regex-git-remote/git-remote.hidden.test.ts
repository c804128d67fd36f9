import { parseRemote } from './git-remote';

test.each([
  ['git@github.com:acme/acme.github.io.git', 'github.com', 'acme', 'acme.github.io'],
  ['git@github.com:acme/acme.github.io', 'github.com', 'acme', 'acme.github.io'],
  ['git@git.example-corp.com:web/site', 'git.example-corp.com', 'web', 'site'],
  ['ssh://git@github.com/acme/a_b-c.git', 'github.com', 'acme', 'a_b-c'],
  ['ssh://git@github.com/acme/v1.2.git/', 'github.com', 'acme', 'v1.2'],
  ['git@github.com:acme/shop.git\n', 'github.com', 'acme', 'shop'],
  ['https://github.com/acme/socket.io/', 'github.com', 'acme', 'socket.io'],
])('%j', (url, host, owner, repo) => {
  expect(parseRemote(url)).toEqual({ host, owner, repo });
});

test.each([
  'git@github.com:acme',
  'git@github.com:acme/',
  'git@github.com:acme/shop/tree',
  'git@github.com:acme/my shop.git',
  'git@github.com:acme/shop?x',
  'git@github.com:acme/@scope.git',
  'git@github.com:acme/a:b',
  'http://github.com/acme/shop',
  '/srv/git/shop.git',
])('not %j', (url) => {
  expect(parseRemote(url)).toBe(undefined);
});
