import { createPolicy } from './host-allow';

const decide = createPolicy({ allow: ['example.com', '*.cdn.test', '=img.host.test'], block: ['private.example.com'] });
const reason = (address: string) => {
  const decision = decide(address);
  return decision.ok ? 'ok' : decision.reason;
};

test('the domain and its subdomains', () => {
  expect(reason('https://example.com/a.png')).toBe('ok');
  expect(reason('https://www.Example.com/a.png')).toBe('ok');
  expect(reason('https://a.b.example.com./a.png')).toBe('ok');
});

test('subdomains only, and one host only', () => {
  expect(reason('https://eu.cdn.test/x')).toBe('ok');
  expect(reason('https://cdn.test/x')).toBe('cdn.test is not allowed');
  expect(reason('https://img.host.test/x')).toBe('ok');
  expect(reason('https://x.img.host.test/x')).toBe('x.img.host.test is not allowed');
});

test('other hosts', () => {
  expect(reason('https://example.org/')).toBe('example.org is not allowed');
  expect(reason('https://example.com.evil.test/')).toBe('example.com.evil.test is not allowed');
  expect(reason('https://notexample.com/')).toBe('notexample.com is not allowed');
});

test('blocked hosts', () => {
  expect(reason('https://private.example.com/')).toBe('private.example.com is blocked');
  expect(reason('https://x.private.example.com/')).toBe('x.private.example.com is blocked');
});

test('addresses that are refused for other reasons', () => {
  expect(reason('example.com')).toBe('not an address');
  expect(reason('http://example.com/')).toBe('protocol http: is not allowed');
  expect(reason('https://me:pw@example.com/')).toBe('credentials are not allowed');
  expect(reason('https://127.0.0.1/')).toBe('IP addresses are not allowed');
});
