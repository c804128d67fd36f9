import { avatar, colorOf, initials } from './initials';

describe('initials', () => {
  it('are of the first and the last word', () => {
    expect(initials('Ann Lee')).toBe('AL');
    expect(initials('jean paul van dam')).toBe('JD');
  });

  it('may be one', () => {
    expect(initials(' Cher ')).toBe('C');
  });

  it('are a question mark without a name', () => {
    expect(initials('')).toBe('?');
  });

  it('may be an emoji', () => {
    expect(initials('🦊 Fox')).toBe('🦊F');
  });

  it('may be letters of rare scripts', () => {
    expect(initials('𐐨𐐯 𐐩𐐯')).toBe('𐐀𐐁');
  });
});

it('keeps colors', () => {
  expect(colorOf({ name: 'Ann', color: 'red' })).toBe('red');
  expect(avatar({ name: 'Ann' })).toEqual({ text: 'A', color: colorOf({ name: 'Ann' }) });
});
