import { Mirrors } from './failover';

test('asks the first mirror', async () => {
  const urls: string[] = [];
  const mirrors = new Mirrors(['a.test', 'b.test'], async (url) => {
    urls.push(url);
    return 'data';
  });
  expect(await mirrors.get('/pkg.tgz')).toBe('data');
  expect(urls).toEqual(['https://a.test/pkg.tgz']);
});

test('an address that is refused at once', async () => {
  const mirrors = new Mirrors(['bad host', 'b.test'], (url) => {
    if (url.includes(' ')) throw new Error('invalid url');
    return Promise.resolve('data of b');
  });
  expect(await mirrors.get('/x')).toBe('data of b');
  expect(mirrors.candidates()).toEqual(['b.test', 'bad host']);
});

test('the first mirror is down', async () => {
  const mirrors = new Mirrors(['a.test', 'b.test'], async (url) => {
    if (url.startsWith('https://a.test')) throw new Error('ECONNREFUSED');
    return 'data of b';
  });
  expect(await mirrors.get('/x').catch((error: Error) => error.message)).toBe('data of b');
});

test('no mirrors', async () => {
  const mirrors = new Mirrors([], async () => 'data');
  expect(await mirrors.get('/x').catch((error: Error) => error.name)).toBe('AllMirrorsFailed');
});

test('none is cooling down at the start', () => {
  const mirrors = new Mirrors(['a.test', 'b.test'], async () => 'data');
  expect(mirrors.isCoolingDown('a.test')).toBe(false);
  expect(mirrors.candidates()).toEqual(['a.test', 'b.test']);
});
