import { DocumentKind, kindOf, splitName, uniqueName } from '../src/documents';

test.each([
  ['a.b', 'a', 'b'],
  ['a.b.c', 'a.b', 'c'],
  ['a.b.c.JPG', 'a.b.c', 'jpg'],
  ['a..pdf', 'a.', 'pdf'],
  ['a.pdf.pdf', 'a.pdf', 'pdf'],
  ['plain', 'plain', ''],
  ['.hidden', '.hidden', ''],
  ['.hidden.pdf', '.hidden', 'pdf'],
  ['', '', ''],
])('%j is %j and %j', (name, stem, extension) => {
  expect(splitName(name)).toEqual({ stem, extension });
});

test('kinds by the last extension', () => {
  expect(kindOf({ name: 'photo.jpg.txt' })).toBe(DocumentKind.Other);
  expect(kindOf({ name: 'photo.txt.jpg' })).toBe(DocumentKind.Image);
  expect(kindOf({ name: 'report.final.PDF' })).toBe(DocumentKind.Report);
});

test('the counter goes in front of the last extension', () => {
  expect(uniqueName('v1.2.pdf', new Set(['v1.2.pdf']))).toBe('v1.2 (2).pdf');
  expect(uniqueName('v1.2.pdf', new Set(['v1.2.pdf', 'v1.2 (2).pdf']))).toBe('v1.2 (3).pdf');
});
