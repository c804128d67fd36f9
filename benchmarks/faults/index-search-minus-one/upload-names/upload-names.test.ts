import { isImage, sanitize, splitName, uniqueName, uploadName } from './upload-names';

describe('upload names', () => {
  it('splits at the last dot', () => {
    expect(splitName('report.final.PDF')).toEqual({ base: 'report.final', extension: '.pdf' });
  });

  it('keeps a hidden file whole', () => {
    expect(splitName('.env')).toEqual({ base: '.env', extension: '' });
  });

  it('splits a name without extension', () => {
    expect(splitName('LICENSE')).toEqual({ base: 'LICENSE', extension: '' });
  });

  it('replaces what is not safe', () => {
    expect(sanitize(' Übersicht (neu).png ')).toBe('bersicht-neu-.png');
    expect(uploadName('Team photo.JPG')).toBe('Team-photo.jpg');
  });

  it('numbers names that are taken', () => {
    expect(uniqueName('a.txt', new Set(['a.txt', 'a-1.txt']))).toBe('a-2.txt');
    expect(uniqueName('b.txt', new Set(['a.txt']))).toBe('b.txt');
  });

  it('numbers a taken name without extension', () => {
    expect(uniqueName('Makefile', new Set(['Makefile']))).toBe('Makefile-1');
  });

  it('knows images', () => {
    expect(isImage('cat.WEBP')).toBe(true);
    expect(isImage('cat.txt')).toBe(false);
  });
});
