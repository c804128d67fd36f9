import { isImage, splitName, uniqueName, uploadName } from './upload-names';

describe('file names', () => {
  it.each([
    ['README', 'README', ''],
    ['R', 'R', ''],
    ['', '', ''],
    ['.gitignore', '.gitignore', ''],
    ['.eslintrc.json', '.eslintrc', '.json'],
    ['a.b', 'a', '.b'],
    ['archive.tar.gz', 'archive.tar', '.gz'],
    ['ends.', 'ends', '.'],
    ['Dockerfile', 'Dockerfile', ''],
  ])('splits %s', (name, base, extension) => {
    expect(splitName(name)).toEqual({ base, extension });
  });

  it('keeps the case of a name without extension', () => {
    expect(uploadName('CHANGELOG')).toBe('CHANGELOG');
    expect(uploadName('My Notes')).toBe('My-Notes');
  });

  it('counts on for names without extension', () => {
    expect(uniqueName('LICENSE', new Set(['LICENSE', 'LICENSE-1']))).toBe('LICENSE-2');
    expect(uniqueName('.env', new Set(['.env']))).toBe('.env-1');
  });

  it('does not take a bare word for an image', () => {
    expect(isImage('png')).toBe(false);
    expect(isImage('.png')).toBe(false);
    expect(isImage('x.png')).toBe(true);
  });
});
