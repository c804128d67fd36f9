import { CycleError, Sheet } from './formulas';

test('a formula cell read twice', () => {
  const sheet = new Sheet().set('A1', 3).set('B1', '=A1 + 1').set('C1', '=B1 * B1').set('D1', '=(C1 - B1) / B1');
  expect(sheet.values()).toEqual({ A1: 3, B1: 4, C1: 16, D1: 3 });
});

test('diamonds on top of each other', () => {
  const sheet = new Sheet().set('A1', '=1');
  for (let i = 2; i <= 10; i++) sheet.set(`A${i}`, `=A${i - 1} + A${i - 1}`);
  expect(sheet.value('A10')).toBe(512);
});

test('two branches that meet further down', () => {
  const sheet = new Sheet().set('A1', '=B1 + C1').set('B1', '=D1 * 2').set('C1', '=D1 * 3').set('D1', '=7');
  expect(sheet.value('A1')).toBe(35);
});

test('a cycle in the second branch, with only its own cells in the message', () => {
  const sheet = new Sheet().set('A1', '=B1 + C1').set('B1', '=2').set('C1', '=B1 + D1').set('D1', '=C1');
  let error: unknown;
  try {
    sheet.value('A1');
  } catch (e) {
    error = e;
  }
  expect(error).toBeInstanceOf(CycleError);
  expect((error as CycleError).path).toEqual(['C1', 'D1', 'C1']);
});

test('a cycle through a cell read before', () => {
  const sheet = new Sheet().set('A1', '=B1 + C1').set('B1', '=5').set('C1', '=B1 + A1');
  expect(() => sheet.value('A1')).toThrow('A1 > C1 > A1');
  expect(sheet.value('B1')).toBe(5);
});

test('asking again after a cycle has been mended', () => {
  const sheet = new Sheet().set('A1', '=B1').set('B1', '=A1');
  expect(() => sheet.values()).toThrow(CycleError);
  sheet.set('B1', '=C1 + C1').set('C1', '=4 / 2');
  expect(sheet.values()).toEqual({ A1: 4, B1: 4, C1: 2 });
});

test('long chains', () => {
  const sheet = new Sheet().set('A1', 1);
  for (let i = 2; i <= 60; i++) sheet.set(`A${i}`, `=A${i - 1} + 1`);
  expect(sheet.value('A60')).toBe(60);
});
