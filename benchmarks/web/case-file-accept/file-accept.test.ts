import { isAccepted, parseAccept, refusal } from './file-accept';

const file = (name: string, type = '', size = 10) => ({ name, type, size });

it('reads the attribute', () => {
  expect(parseAccept('.PDF, image/*,')).toEqual(['.pdf', 'image/*']);
});

describe('isAccepted', () => {
  it('takes everything when nothing is said', () => {
    expect(isAccepted(file('a.exe'))).toBe(true);
  });

  it('looks at the extension', () => {
    expect(isAccepted(file('a.pdf'), '.pdf,.doc')).toBe(true);
    expect(isAccepted(file('a.png'), '.pdf,.doc')).toBe(false);
  });

  it('takes extensions in capitals', () => {
    expect(isAccepted(file('SCAN.PDF'), '.pdf')).toBe(true);
    expect(isAccepted(file('photo.Jpg'), '.JPG')).toBe(true);
  });

  it('looks at the type', () => {
    expect(isAccepted(file('a', 'image/png'), 'image/*')).toBe(true);
    expect(isAccepted(file('a', 'text/csv'), 'image/*,text/csv')).toBe(true);
  });
});

it('says why a file is refused', () => {
  expect(refusal(file('a.exe'), { accept: '.pdf' })).toBe('a.exe is not of a kind that is accepted');
  expect(refusal(file('a.pdf', '', 99), { accept: '.pdf', maxBytes: 50 })).toBe('a.pdf is too large');
  expect(refusal(file('a.pdf'), {})).toBe(undefined);
});
