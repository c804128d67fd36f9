import { findLink, pageInfo, parseLinks } from './link-header';

test('as GitHub sends it', () => {
  const header =
    '<https://api.github.com/repositories/1/issues?page=2>; rel="prev", ' +
    '<https://api.github.com/repositories/1/issues?page=4>; rel="next", ' +
    '<https://api.github.com/repositories/1/issues?page=515>; rel="last"';
  expect(parseLinks(header).map((link) => link.rel)).toEqual([['prev'], ['next'], ['last']]);
  expect(pageInfo(header)).toEqual({ current: 3, last: 515 });
  expect(findLink(header, 'first')).toBeUndefined();
});

test('quoted values with separators', () => {
  expect(parseLinks('</b>; title="a, b; c"; rel="next", </c>; rel="last"')).toEqual([
    { url: '/b', rel: ['next'], params: { title: 'a, b; c' } },
    { url: '/c', rel: ['last'], params: {} },
  ]);
});

test('separators in addresses', () => {
  expect(findLink('</x?ids=1,2;v=3>; rel="next", </y>; rel="prev"', 'prev')).toBe('/y');
});

test('three quoted parameters', () => {
  expect(parseLinks('</d>; rel="self"; type="text/html"; hreflang="de"')[0]).toEqual({
    url: '/d',
    rel: ['self'],
    params: { type: 'text/html', hreflang: 'de' },
  });
});

test('an empty value, and one without value', () => {
  expect(parseLinks('</e>; title=""; crossorigin; rel="preload"')[0]).toEqual({
    url: '/e',
    rel: ['preload'],
    params: { title: '', crossorigin: '' },
  });
});

test('the first of repeated parameters', () => {
  expect(parseLinks('</f>; rel=next; rel=last')[0].rel).toEqual(['next']);
});
