import contentDisposition from './package/index.js';

const extended = (name) => contentDisposition(name).split("; filename*=UTF-8''")[1];

describe('contentDisposition', () => {
  test('only the characters of RFC 5987 remain', () => {
    for (const c of '()<>@,;:\\"[]?={}*\'%&^`|#$+!~-._ ') {
      expect(extended('€' + c)).toMatch(/^(?:[A-Za-z0-9!#$&+\-.^_`|~]|%[0-9A-F]{2})+$/);
    }
  });

  test('separators of a header and of a URL', () => {
    expect(extended('€:@?=.txt')).toBe('%E2%82%AC%3A%40%3F%3D.txt');
    expect(extended('€(1).txt')).toBe('%E2%82%AC%281%29.txt');
  });

  test('the name can be read back', () => {
    for (const name of ['€ a;b,c.txt', 'ü(1)[2]{3}.txt', '100% ☃ & "more"', "it's *€*", 'é%20.txt']) {
      expect(decodeURIComponent(extended(name))).toBe(name);
    }
  });

  test('the plain file name is not encoded', () => {
    expect(contentDisposition('a;b,c (1).txt')).toBe('attachment; filename="a;b,c (1).txt"');
    expect(contentDisposition('€;,.txt')).toContain('filename="?;,.txt";');
  });

  test('percent, apostrophe and star', () => {
    expect(extended('€%20.txt')).toBe('%E2%82%AC%2520.txt');
    expect(extended("€*'.txt")).toBe('%E2%82%AC%2A%27.txt');
  });

  test('letters, digits and - . _ stay', () => {
    expect(extended('ñ-a_B.9')).toBe('%C3%B1-a_B.9');
  });
});
