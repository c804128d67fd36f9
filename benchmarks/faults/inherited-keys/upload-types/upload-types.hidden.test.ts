import { contentType, isInline, uploadProblems } from './upload-types';

it.each(['constructor', '__proto__', 'CONSTRUCTOR', '__defineGetter__', '__lookupsetter__', 'xyz', ''])(
  'does not know .%s',
  (name) => {
    expect(contentType(`file.${name}`)).toBe('application/octet-stream');
    expect(isInline(`file.${name}`)).toBe(false);
    expect(
      uploadProblems({ name: `file.${name}`, size: 0 }, { maxSize: 0, accept: ['application/octet-stream'] }),
    ).toEqual([]);
  },
);

it.each([
  ['gif', 'image/gif'],
  ['jpeg', 'image/jpeg'],
  ['jpg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['zip', 'application/zip'],
])('knows .%s', (name, type) => {
  expect(contentType(`constructor.${name}`)).toBe(type);
});

it('compares types without their parameters', () => {
  expect(uploadProblems({ name: 'a.txt', size: 1 }, { maxSize: 1, accept: ['text/plain'] })).toEqual([]);
  expect(uploadProblems({ name: 'a.txt', size: 1 }, { maxSize: 1, accept: ['text/html'] })).toEqual([
    'a.txt: text/plain; charset=utf-8 is not accepted',
  ]);
});
