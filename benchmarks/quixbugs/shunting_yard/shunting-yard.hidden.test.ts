import { shuntingYard } from './shunting-yard';

describe('shuntingYard', () => {
  it('reorders 30', () => {
    expect(shuntingYard([30])).toEqual([30]);
  });

  it('reorders 34 - 12 / 5', () => {
    expect(shuntingYard([34, '-', 12, '/', 5])).toEqual([34, 12, 5, '/', '-']);
  });

  it('reorders 7 * 43 - 7 + 13 / 7', () => {
    expect(shuntingYard([7, '*', 43, '-', 7, '+', 13, '/', 7])).toEqual([7, 43, '*', 7, '-', 13, 7, '/', '+']);
  });
});
