import { parseAmount, summarise } from './statement';

const statement = `
2024-04-01;IN;2.000,00
2024-04-02;FEE;3,99
2024-04-05;OUT;750,50
2024-04-06;FEE;0,01
2024-04-20;INT;4,10

2024-04-21;OUT;1.000,00
`;

test('all together', () => {
  expect(summarise(statement)).toEqual({ balance: 24960, fees: 400, interest: 410 });
  expect(summarise(statement, 40)).toEqual({ balance: 25000, fees: 400, interest: 410 });
});

test.each([
  ['x;IN;1,00', { balance: 1100, fees: 0, interest: 0 }],
  ['x;OUT;1,00', { balance: 900, fees: 0, interest: 0 }],
  ['x;FEE;1,00', { balance: 900, fees: 100, interest: 0 }],
  ['x;INT;1,00', { balance: 1100, fees: 0, interest: 100 }],
  ['x;FEE;1,00\nx;FEE;2,00', { balance: 700, fees: 300, interest: 0 }],
  ['x;FEE;1,00\nx;INT;1,00', { balance: 1000, fees: 100, interest: 100 }],
  ['', { balance: 1000, fees: 0, interest: 0 }],
])('%j', (text, summary) => {
  expect(summarise(text, 1000)).toEqual(summary);
});

test('below zero', () => {
  expect(summarise('x;FEE;5', 100).balance).toBe(-400);
});

test('wrong lines', () => {
  expect(() => summarise('x;FEE;a')).toThrow('Not an amount: a');
  expect(() => summarise('x;fee;1,00')).toThrow('Unknown code: fee');
});

test('amounts', () => {
  expect(['1', '0,1', '12.345.678,99', ' 19,99 '].map((text) => parseAmount(text))).toEqual([
    100, 10, 1234567899, 1999,
  ]);
});
