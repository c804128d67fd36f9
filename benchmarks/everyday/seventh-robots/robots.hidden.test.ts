import { isAllowed, parseRobots } from './robots';

const rules = (...lines: string[]) => parseRobots(['User-agent: *', ...lines].join('\n'));
const BOT = 'OurBot/1.0';

test('a question mark is literal', () => {
  const r = rules('Disallow: /list?page=');
  expect(isAllowed(r, BOT, '/list?page=2')).toBe(false);
  expect(isAllowed(r, BOT, '/listpage=2')).toBe(true);
  expect(isAllowed(r, BOT, '/lispage=2')).toBe(true);
  expect(isAllowed(r, BOT, '/list')).toBe(true);
  expect(isAllowed(r, BOT, '/lists?page=2')).toBe(true);
});

test('a question mark after a wildcard is literal too', () => {
  const r = rules('Disallow: /*?print=1');
  expect(isAllowed(r, BOT, '/shoes?print=1')).toBe(false);
  expect(isAllowed(r, BOT, '/a/b/c?print=1&x=2')).toBe(false);
  expect(isAllowed(r, BOT, '/blueprint=1')).toBe(true);
  expect(isAllowed(r, BOT, '/shoes?size=4&print=1')).toBe(true);
});

test('any query string at all', () => {
  const r = rules('Disallow: /*?');
  expect(isAllowed(r, BOT, '/shop')).toBe(true);
  expect(isAllowed(r, BOT, '/shop?')).toBe(false);
  expect(isAllowed(r, BOT, '/shop?x')).toBe(false);
});

test('question mark with the end anchor', () => {
  const r = rules('Disallow: /x?$');
  expect(isAllowed(r, BOT, '/x?')).toBe(false);
  expect(isAllowed(r, BOT, '/x')).toBe(true);
  expect(isAllowed(r, BOT, '/x?a')).toBe(true);
});

test('a question mark right behind a literal bracket or dot', () => {
  const r = rules('Disallow: /a(b)?c', 'Disallow: /v1.?k');
  expect(isAllowed(r, BOT, '/a(b)?c')).toBe(false);
  expect(isAllowed(r, BOT, '/a(bc')).toBe(true);
  expect(isAllowed(r, BOT, '/v1.?k')).toBe(false);
  expect(isAllowed(r, BOT, '/v1k')).toBe(true);
});

test('allowing one query within a forbidden set', () => {
  const r = rules('Disallow: /*?', 'Allow: /*?page=');
  expect(isAllowed(r, BOT, '/shop?sort=asc')).toBe(false);
  expect(isAllowed(r, BOT, '/shop?page=3')).toBe(true);
});

test('other special characters stay literal, a dollar only ends at the end', () => {
  const r = rules('Disallow: /a$b', 'Disallow: /c+d', 'Disallow: /[e]', 'Disallow: /f.g');
  expect(isAllowed(r, BOT, '/a$b')).toBe(false);
  expect(isAllowed(r, BOT, '/a')).toBe(true);
  expect(isAllowed(r, BOT, '/c+d')).toBe(false);
  expect(isAllowed(r, BOT, '/ccd')).toBe(true);
  expect(isAllowed(r, BOT, '/[e]')).toBe(false);
  expect(isAllowed(r, BOT, '/e')).toBe(true);
  expect(isAllowed(r, BOT, '/f.g')).toBe(false);
  expect(isAllowed(r, BOT, '/fxg')).toBe(true);
});

test('ties, empty disallow, robots.txt itself', () => {
  const r = rules('Disallow: /ab', 'Allow: /a*', 'Disallow:');
  expect(isAllowed(r, BOT, '/abc')).toBe(true);
  expect(isAllowed(rules('Disallow: /'), BOT, '/robots.txt')).toBe(true);
  expect(isAllowed(rules('Disallow: /'), BOT, '/robots.txt?x')).toBe(false);
});
