import { parseIni } from './ini';

test('several equals signs', () => {
  expect(parseIni('[a]\nk = b = c = d\ntoken=YWJj==\nsum=1+1=2')).toEqual({
    a: { k: 'b = c = d', token: 'YWJj==', sum: '1+1=2' },
  });
});

test('signs of comments within a value', () => {
  expect(parseIni('[a]\ncolor = #fff\npath = x;y\nlink = /page#top')).toEqual({
    a: { color: '#fff', path: 'x;y', link: '/page#top' },
  });
});

test('comments', () => {
  expect(parseIni('# first\n[a]\n  # indented = 1\n#x=2\n#\n; y = 3\n\nz = 4\n# [b]')).toEqual({ a: { z: '4' } });
});

test('a value may be empty', () => {
  expect(parseIni('[a]\nx =\ny==')).toEqual({ a: { x: '', y: '=' } });
});

test('sections', () => {
  expect(parseIni('[a]\nx=1\n[b]\n[a]\ny=a=b')).toEqual({ a: { x: '1', y: 'a=b' }, b: {} });
  expect(parseIni('')).toEqual({});
});
