import { brokenLinks, findLinks } from './markdown-links';

const pairs = (markdown: string) => findLinks(markdown).map(({ text, url }) => `${text}>${url}`);

it('finds many links of one line', () => {
  expect(pairs('[a](1) [b](2) [c](3)[d](4)')).toEqual(['a>1', 'b>2', 'c>3', 'd>4']);
});

it('finds links with titles beside each other', () => {
  expect(pairs('[a](1 "x") and [b](2 "y (z)")')).toEqual(['a>1', 'b>2']);
});

it('takes texts with code, spaces and punctuation', () => {
  expect(pairs('[`run()` it, now!](run.md) then [über](ü.md)')).toEqual(['`run()` it, now!>run.md', 'über>ü.md']);
});

it('takes an empty text', () => {
  expect(pairs('[](x.md) [](y.md)')).toEqual(['>x.md', '>y.md']);
});

it('counts lines of Windows files', () => {
  expect(findLinks('a\r\n[b](c) [d](e)\r\n').map((link) => link.line)).toEqual([2, 2]);
});

it('goes on after a code block', () => {
  expect(pairs('~~~\n[x](x)\n~~~\n[y](y) [z](z)')).toEqual(['y>y', 'z>z']);
});

it('finds nothing where there is no link', () => {
  expect(pairs('[no] (link) and [ref][1]')).toEqual([]);
});

it('looks at the page without its anchor', () => {
  expect(brokenLinks('[a](a.md#x), [b](./b.md), [c](http://c), [d](#d), [e](e.md)', ['a.md', 'b.md'])).toEqual([
    'line 1: "e" leads to e.md, which does not exist',
  ]);
});
