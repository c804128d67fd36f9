import { heal } from '@testheal/jest';
import { DocumentKind, kindOf, sizeByKind, splitName, uniqueName } from '../src/documents';

test('splits a plain name', () => {
  expect(splitName('scan.PDF')).toEqual({ stem: 'scan', extension: 'pdf' });
});

test('a name without extension, and one that starts with a dot', () => {
  expect(splitName('README')).toEqual({ stem: 'README', extension: '' });
  expect(splitName('.pdf')).toEqual({ stem: '.pdf', extension: '' });
});

test('a name with several dots', () => {
  heal('../src/documents#splitName');
  expect(splitName('mri.2025-02-03.dcm')).toEqual({ stem: 'mri.2025-02-03', extension: 'dcm' });
  expect(splitName('dr.mora.letter.docx')).toEqual({ stem: 'dr.mora.letter', extension: 'docx' });
});

test('kinds', () => {
  expect(kindOf({ name: 'knee.jpg' })).toBe(DocumentKind.Image);
  expect(kindOf({ name: 'notes.txt' })).toBe(DocumentKind.Other);
});

heal('../src/documents#splitName').test('dots in a name do not hide its kind', () => {
  expect(
    sizeByKind([
      { name: 'lab.v2.pdf', bytes: 10 },
      { name: 'lab.pdf', bytes: 5 },
      { name: 'knee.left.png', bytes: 7 },
    ]),
  ).toEqual({ report: 15, image: 7 });
});

test('finds a name that is not taken', () => {
  expect(uniqueName('scan.pdf', new Set())).toBe('scan.pdf');
  expect(uniqueName('scan.pdf', new Set(['scan.pdf', 'scan (2).pdf']))).toBe('scan (3).pdf');
  expect(uniqueName('scan', new Set(['scan']))).toBe('scan (2)');
});
