import { isValidParenthesization } from './is-valid-parenthesization';

describe('isValidParenthesization', () => {
  it('judges )()(', () => {
    expect(isValidParenthesization(')()(')).toBe(false);
  });
});
