import { parseRemote, sourceUrl, webUrl } from './git-remote';

describe('parseRemote', () => {
  it('reads SSH remotes', () => {
    expect(parseRemote('git@github.com:acme/web-shop.git')).toEqual({
      host: 'github.com',
      owner: 'acme',
      repo: 'web-shop',
    });
  });

  it('reads HTTPS remotes, with or without .git', () => {
    const remote = { host: 'gitlab.com', owner: 'acme', repo: 'shop' };
    expect(parseRemote('https://gitlab.com/acme/shop.git')).toEqual(remote);
    expect(parseRemote('https://user:key@gitlab.com/acme/shop')).toEqual(remote);
  });

  it('reads repositories with a dot in their name', () => {
    expect(parseRemote('https://github.com/acme/charts.js')?.repo).toBe('charts.js');
    expect(parseRemote('git@github.com:acme/charts.js.git')?.repo).toBe('charts.js');
  });

  it('does not take paths', () => {
    expect(parseRemote('../shop.git')).toBe(undefined);
  });
});

it('links to pages', () => {
  const remote = { host: 'github.com', owner: 'acme', repo: 'shop' };
  expect(webUrl(remote)).toBe('https://github.com/acme/shop');
  expect(sourceUrl(remote, 'abc', 'src/a b.ts', 7)).toBe('https://github.com/acme/shop/blob/abc/src/a%20b.ts#L7');
});
