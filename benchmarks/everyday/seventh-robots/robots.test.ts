import { crawlDelay, isAllowed, parseRobots, rulesFor } from './robots';

const FILE = parseRobots(`
# our little shop
User-agent: *
Disallow: /admin
Allow: /admin/help
Disallow: /search?q=
Disallow: /*.pdf$
Crawl-delay: 2

User-agent: PriceBot
User-agent: DealBot
Disallow: /

Sitemap: https://shop.example/sitemap.xml
`);

test('reads groups and sitemaps', () => {
  expect(FILE.groups).toHaveLength(2);
  expect(FILE.groups[1].agents).toEqual(['pricebot', 'dealbot']);
  expect(FILE.sitemaps).toEqual(['https://shop.example/sitemap.xml']);
});

test('longest pattern wins', () => {
  expect(isAllowed(FILE, 'OurBot/1.0', '/admin/users')).toBe(false);
  expect(isAllowed(FILE, 'OurBot/1.0', '/admin/help/faq')).toBe(true);
  expect(isAllowed(FILE, 'OurBot/1.0', '/')).toBe(true);
});

test('a group of its own replaces the general one', () => {
  expect(isAllowed(FILE, 'DealBot/2.1', '/anything')).toBe(false);
  expect(rulesFor(FILE, 'PriceBot')).toEqual([{ allow: false, pattern: '/' }]);
});

test('wildcards and the end anchor', () => {
  expect(isAllowed(FILE, 'OurBot', '/docs/manual.pdf')).toBe(false);
  expect(isAllowed(FILE, 'OurBot', '/docs/manual.pdf.html')).toBe(true);
  expect(isAllowed(FILE, 'OurBot', '/docs/manualpdf')).toBe(true);
});

test('search results are off limits', () => {
  expect(isAllowed(FILE, 'OurBot', '/search')).toBe(true);
  expect(isAllowed(FILE, 'OurBot', '/search?q=shoes')).toBe(false);
});

test('crawl delay', () => {
  expect(crawlDelay(FILE, 'OurBot')).toBe(2);
  expect(crawlDelay(FILE, 'PriceBot')).toBeUndefined();
});
