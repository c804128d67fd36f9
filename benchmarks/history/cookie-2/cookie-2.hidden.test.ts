import * as cookie from './package/dist/index.js';

const { serialize } = cookie as any;

describe('serialize', () => {
  test('sameSite in any case', () => {
    for (const sameSite of ['Strict', 'STRICT', 'sTRict']) {
      expect(serialize('a', 'b', { sameSite })).toBe('a=b; SameSite=Strict');
    }
    expect(serialize('a', 'b', { sameSite: 'LAX' })).toBe('a=b; SameSite=Lax');
    expect(serialize('a', 'b', { sameSite: 'None' })).toBe('a=b; SameSite=None');
  });

  test('priority in any case', () => {
    for (const priority of ['Medium', 'MEDIUM', 'mediuM']) {
      expect(serialize('a', 'b', { priority })).toBe('a=b; Priority=Medium');
    }
    expect(serialize('a', 'b', { priority: 'LOW' })).toBe('a=b; Priority=Low');
    expect(serialize('a', 'b', { priority: 'hIGH' })).toBe('a=b; Priority=High');
  });

  test('both at once', () => {
    expect(serialize('a', 'b', { priority: 'Low', sameSite: 'None', secure: true })).toBe(
      'a=b; Secure; Priority=Low; SameSite=None',
    );
  });

  test('lower case and booleans', () => {
    expect(serialize('a', 'b', { sameSite: 'none', priority: 'medium' })).toBe('a=b; Priority=Medium; SameSite=None');
    expect(serialize('a', 'b', { sameSite: true })).toBe('a=b; SameSite=Strict');
    expect(serialize('a', 'b', { sameSite: false, priority: undefined })).toBe('a=b');
  });

  test('other values are refused with a message that names them', () => {
    expect(() => serialize('a', 'b', { sameSite: 'Laxer' })).toThrow('option sameSite is invalid: Laxer');
    expect(() => serialize('a', 'b', { priority: 'Highest' })).toThrow('option priority is invalid: Highest');
    expect(() => serialize('a', 'b', { priority: 5 })).toThrow('option priority is invalid: 5');
    expect(() => serialize('a', 'b', { sameSite: {} })).toThrow('option sameSite is invalid');
  });

  test('does not change the options', () => {
    const options = Object.freeze({ sameSite: 'Lax', priority: 'High' });
    expect(serialize('a', 'b', options)).toBe('a=b; Priority=High; SameSite=Lax');
    expect(options).toEqual({ sameSite: 'Lax', priority: 'High' });
  });
});
