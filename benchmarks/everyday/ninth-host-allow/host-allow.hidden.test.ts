import { createPolicy, matchesRule } from './host-allow';

test('a name that only ends alike is another host', () => {
  expect(matchesRule('my-shop.test', 'shop.test')).toBe(false);
  expect(matchesRule('myshop.test', 'shop.test')).toBe(false);
  expect(matchesRule('evil-github.io', 'github.io')).toBe(false);
  expect(matchesRule('a.workshop.test', 'shop.test')).toBe(false);
});

test('true subdomains', () => {
  expect(matchesRule('shop.test', 'shop.test')).toBe(true);
  expect(matchesRule('my.shop.test', 'shop.test')).toBe(true);
  expect(matchesRule('a.b.c.shop.test', ' Shop.Test ')).toBe(true);
  expect(matchesRule('test', 'shop.test')).toBe(false);
});

test('a block does not hit hosts that end alike', () => {
  const decide = createPolicy({ allow: ['*'], block: ['ads.net'] });
  expect(decide('https://ads.net/').ok).toBe(false);
  expect(decide('https://eu.ads.net/').ok).toBe(false);
  expect(decide('https://heads.net/').ok).toBe(true);
  expect(decide('https://my-ads.net/').ok).toBe(true);
});

test('allowed hosts through the policy', () => {
  const decide = createPolicy({ allow: ['bank.test'], protocols: ['https:', 'http:'] });
  expect(decide('http://www.bank.test/logo').ok).toBe(true);
  expect(decide('http://piggybank.test/logo').ok).toBe(false);
  expect(decide('https://www.piggybank.test/logo').ok).toBe(false);
});

test('the other kinds of rules', () => {
  expect(matchesRule('a.cdn.test', '*.cdn.test')).toBe(true);
  expect(matchesRule('xcdn.test', '*.cdn.test')).toBe(false);
  expect(matchesRule('a.cdn.test', '=cdn.test')).toBe(false);
  expect(matchesRule('cdn.test', '=cdn.test')).toBe(true);
  expect(matchesRule('whatever', '*')).toBe(true);
});
