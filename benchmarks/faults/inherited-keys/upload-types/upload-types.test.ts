import { contentType, extension, isInline, uploadProblems } from './upload-types';

it('finds the extension', () => {
  expect(['a.PNG', 'b.tar.gz', 'c/d.e/f', '.profile', 'g.'].map(extension)).toEqual(['png', 'gz', '', '', '']);
});

describe('contentType', () => {
  it('knows usual files', () => {
    expect(contentType('photos/IMG_1.JPG')).toBe('image/jpeg');
    expect(contentType('notes.txt')).toBe('text/plain; charset=utf-8');
  });

  it('does not know every file', () => {
    expect(contentType('model.blend')).toBe('application/octet-stream');
    expect(contentType('README')).toBe('application/octet-stream');
  });

  it('does not take the name of a method for a type', () => {
    expect(contentType('car.constructor')).toBe('application/octet-stream');
  });
});

describe('uploadProblems', () => {
  const rules = { maxSize: 1_000, accept: ['image/*', 'application/pdf'] };

  it('takes what is allowed', () => {
    expect(uploadProblems({ name: 'a.png', size: 1_000 }, rules)).toEqual([]);
  });

  it('refuses other types and large files', () => {
    expect(uploadProblems({ name: 'a.zip', size: 1_001 }, rules)).toEqual([
      'a.zip: application/zip is not accepted',
      'a.zip: larger than 1000 bytes',
    ]);
  });

  it('refuses a file whatever its extension is called', () => {
    expect(uploadProblems({ name: 'x.__proto__', size: 1 }, rules)).toEqual([
      'x.__proto__: application/octet-stream is not accepted',
    ]);
  });
});

it('shows pictures, but no SVG', () => {
  expect(['a.gif', 'a.svg', 'a.pdf', 'a.txt'].map(isInline)).toEqual([true, false, true, false]);
});
