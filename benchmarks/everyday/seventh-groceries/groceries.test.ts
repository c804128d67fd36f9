import { buildList, describeItem, subtractPantry, toBase, UnknownUnitError, type Recipe } from './groceries';

const pancakes: Recipe = {
  title: 'Pancakes',
  serves: 4,
  ingredients: [
    { name: 'flour', amount: 250, unit: 'g' },
    { name: 'milk', amount: 0.5, unit: 'l' },
    { name: 'eggs', amount: 3, unit: '' },
    { name: 'butter', amount: 2, unit: 'tbsp' },
  ],
};
const cake: Recipe = {
  title: 'Cake',
  serves: 8,
  ingredients: [
    { name: 'Flour', amount: 0.5, unit: 'kg' },
    { name: 'eggs', amount: 4, unit: 'pcs' },
    { name: 'butter', amount: 200, unit: 'g' },
  ],
};

test('converts units', () => {
  expect(toBase(1.5, 'kg')).toEqual({ amount: 1500, unit: 'g' });
  expect(toBase(2, 'tbsp')).toEqual({ amount: 30, unit: 'ml' });
  expect(() => toBase(1, 'pinch')).toThrow(UnknownUnitError);
});

test('scales to the number of people', () => {
  const list = buildList([pancakes], 2);
  expect(list.find((i) => i.name === 'milk')).toEqual({ name: 'milk', amount: 250, unit: 'ml', for: ['Pancakes'] });
});

test('adds up across recipes', () => {
  const list = buildList([pancakes, cake], 8);
  expect(list.find((i) => i.name === 'flour')).toEqual({
    name: 'flour',
    amount: 1000,
    unit: 'g',
    for: ['Pancakes', 'Cake'],
  });
  expect(list.find((i) => i.name === 'eggs')?.amount).toBe(10);
});

test('butter by the spoon and butter by weight', () => {
  const butter = buildList([pancakes, cake], 8).filter((i) => i.name === 'butter');
  expect(butter.map(describeItem)).toEqual(['60 ml butter', '200 g butter']);
});

test('takes off what is at home', () => {
  const list = subtractPantry(buildList([pancakes], 4), [
    { name: 'Milk', amount: 20, unit: 'cl' },
    { name: 'flour', amount: 1, unit: 'kg' },
  ]);
  expect(list.map(describeItem)).toEqual(['30 ml butter', '3 eggs', '300 ml milk']);
});

test('descriptions', () => {
  expect(describeItem({ name: 'flour', amount: 1500, unit: 'g', for: [] })).toBe('1.5 kg flour');
  expect(describeItem({ name: 'eggs', amount: 2.5, unit: 'pcs', for: [] })).toBe('3 eggs');
});
