import { rpnEval } from './rpn-eval';

describe('rpnEval', () => {
  it('evaluates 3 5 + 2 /', () => {
    expect(rpnEval([3, 5, '+', 2, '/'])).toBe(4);
  });

  it('evaluates 7 4 + 3 -', () => {
    expect(rpnEval([7, 4, '+', 3, '-'])).toBe(8);
  });

  it('evaluates 5 9 2 * +', () => {
    expect(rpnEval([5, 9, 2, '*', '+'])).toBe(23);
  });
});
