import { shuntingYard } from './shunting-yard';

describe('shuntingYard', () => {
  it('leaves nothing as it is', () => {
    expect(shuntingYard([])).toEqual([]);
  });

  it('reorders 10 - 5 - 2', () => {
    expect(shuntingYard([10, '-', 5, '-', 2])).toEqual([10, 5, '-', 2, '-']);
  });

  it('reorders 4 + 9 * 9 - 10 + 13', () => {
    expect(shuntingYard([4, '+', 9, '*', 9, '-', 10, '+', 13])).toEqual([4, 9, 9, '*', '+', 10, '-', 13, '+']);
  });
});
