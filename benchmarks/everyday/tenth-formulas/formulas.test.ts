import { CycleError, Sheet } from './formulas';

test('arithmetic', () => {
  const sheet = new Sheet().set('A1', '=1 + 2 * 3 - -4').set('A2', '=(1 + 2) * 3 / 2').set('A3', '= 8 - 2 - 1 ');
  expect(sheet.values()).toEqual({ A1: 11, A2: 4.5, A3: 5 });
});

test('reads other cells', () => {
  const sheet = new Sheet().set('A1', 20).set('B1', '=A1 * 2').set('C1', '=B1 + D9');
  expect(sheet.value('C1')).toBe(40);
  sheet.set('A1', 1);
  expect(sheet.value('C1')).toBe(2);
});

test('rejects what it cannot read', () => {
  for (const formula of ['=1 +', '=(1', '=1 2', '=a1', '=)', '=']) {
    expect(() => new Sheet().set('A1', formula).value('A1')).toThrow(SyntaxError);
  }
});

test('finds cycles', () => {
  const sheet = new Sheet().set('X1', '=A1').set('A1', '=B1 + 1').set('B1', '=C1').set('C1', '=A1');
  expect(() => sheet.value('X1')).toThrow('A1 > B1 > C1 > A1');
  expect(() => new Sheet().set('A1', '=A1').value('A1')).toThrow(CycleError);
});

test('the net price is read for the tax and for the total', () => {
  const sheet = new Sheet().set('A1', 4).set('B1', 25).set('C1', '=A1 * B1').set('D1', '=C1 / 5').set('E1', '=C1 + D1');
  expect(sheet.value('E1')).toBe(120);
});
