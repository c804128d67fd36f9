import { toCsv } from './to-csv';

const columns = ['a', 'b'] as const;
const records = [
  { a: 'x;y', b: 'u,v' },
  { a: 1, b: null },
];

test.each([
  [undefined, 'a,b\r\nx;y,"u,v"\r\n1,\r\n'],
  [{ delimiter: ';' }, 'a;b\r\n"x;y";u,v\r\n1;\r\n'],
  [{ delimiter: '\t', eol: '\n' }, 'a\tb\nx;y\tu,v\n1\t\n'],
  [{ quoteAll: true, eol: '\n' }, '"a","b"\n"x;y","u,v"\n"1",""\n'],
  [{ quoteAll: true, delimiter: '|', eol: '\n' }, '"a"|"b"\n"x;y"|"u,v"\n"1"|""\n'],
  [{ eol: '' }, 'a,bx;y,"u,v"1,'],
])('%j', (options, text) => {
  expect(toCsv(records, columns, options)).toBe(text);
});
