import { rpnEval } from './rpn-eval';

describe('rpnEval', () => {
  it('evaluates 2 2 +', () => {
    expect(rpnEval([2, 2, '+'])).toBe(4);
  });

  it('evaluates 1 2 * 3 4 * +', () => {
    expect(rpnEval([1, 2, '*', 3, 4, '*', '+'])).toBe(14);
  });

  it('evaluates 5 1 2 + 4 * + 3 -', () => {
    expect(rpnEval([5, 1, 2, '+', 4, '*', '+', 3, '-'])).toBe(14);
  });
});
