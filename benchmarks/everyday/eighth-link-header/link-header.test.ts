import { findLink, pageInfo, parseLinks } from './link-header';

test('one link', () => {
  expect(parseLinks('</items?page=2>; rel="next"')).toEqual([{ url: '/items?page=2', rel: ['next'], params: {} }]);
  expect(parseLinks(null)).toEqual([]);
});

test('without quotes', () => {
  expect(parseLinks('</a>; rel=next; type=text')).toEqual([{ url: '/a', rel: ['next'], params: { type: 'text' } }]);
});

test('several links', () => {
  const header = '</a?page=1>; rel=prev, </a?page=3>; rel=next, </a?page=9>; rel=last';
  expect(findLink(header, 'next')).toBe('/a?page=3');
  expect(pageInfo(header)).toEqual({ current: 2, last: 9 });
});

test('several relations of one link', () => {
  expect(parseLinks('</a>; rel="Next last"')[0].rel).toEqual(['next', 'last']);
});

test('more parameters', () => {
  expect(parseLinks('</a>; rel="next"; title="Page 2"')).toEqual([
    { url: '/a', rel: ['next'], params: { title: 'Page 2' } },
  ]);
});

test('the last page', () => {
  expect(pageInfo('</a?page=8>; rel="prev"')).toEqual({ current: 9, last: 9 });
  expect(pageInfo('</a>; rel="self"')).toBeNull();
});
