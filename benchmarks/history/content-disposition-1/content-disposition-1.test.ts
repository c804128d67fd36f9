import contentDisposition from './package/index.js';

describe('contentDisposition', () => {
  test('without a file name', () => {
    expect(contentDisposition(undefined)).toBe('attachment');
  });

  test('with an ASCII name', () => {
    expect(contentDisposition('plans.pdf')).toBe('attachment; filename="plans.pdf"');
    expect(contentDisposition('the "plans".pdf')).toBe('attachment; filename="the \\"plans\\".pdf"');
  });

  test('uses the last part of a path', () => {
    expect(contentDisposition('/path/to/plans.pdf')).toBe('attachment; filename="plans.pdf"');
  });

  test('with a Unicode name', () => {
    expect(contentDisposition('планы.pdf')).toBe(
      'attachment; filename="?????.pdf"; filename*=UTF-8\'\'%D0%BF%D0%BB%D0%B0%D0%BD%D1%8B.pdf',
    );
  });

  test('throws for anything but a string', () => {
    expect(() => contentDisposition(42)).toThrow(TypeError);
  });

  test('encodes reserved characters in filename*', () => {
    expect(contentDisposition('€ a;b,c.txt')).toBe(
      'attachment; filename="? a;b,c.txt"; filename*=UTF-8\'\'%E2%82%AC%20a%3Bb%2Cc.txt',
    );
  });
});
