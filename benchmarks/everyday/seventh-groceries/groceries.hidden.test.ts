import { buildList, subtractPantry, type Ingredient, type Recipe } from './groceries';

const recipe = (title: string, ...ingredients: [string, number, string][]): Recipe => ({
  title,
  serves: 2,
  ingredients: ingredients.map(([name, amount, unit]): Ingredient => ({ name, amount, unit })),
});
const brief = (list: ReturnType<typeof buildList>) => list.map((i) => `${i.amount} ${i.unit} ${i.name}`).sort();

test('weight, volume and pieces stay apart', () => {
  const list = buildList([recipe('A', ['Lemon', 1, ''], ['lemon', 30, 'ml'], [' lemon', 50, 'g'])], 2);
  expect(brief(list)).toEqual(['1 pcs Lemon', '30 ml lemon', '50 g lemon']);
});

test('different units of the same kind are added', () => {
  const list = buildList(
    [
      recipe('A', ['Olive  oil', 1, 'tbsp'], ['sugar', 1, 'kg']),
      recipe('B', ['olive oil', 2, 'tsp'], ['Sugar', 5, 'g'], ['olive oil', 1, 'cl']),
    ],
    2,
  );
  expect(brief(list)).toEqual(['1005 g sugar', '35 ml Olive  oil']);
  expect(list[0].for).toEqual(['A', 'B']);
});

test('the recipes are named on the right line', () => {
  const list = buildList(
    [recipe('A', ['butter', 1, 'tbsp']), recipe('B', ['butter', 10, 'g']), recipe('C', ['butter', 1, 'tsp'])],
    2,
  );
  expect(list.find((i) => i.unit === 'ml')).toEqual({ name: 'butter', amount: 20, unit: 'ml', for: ['A', 'C'] });
  expect(list.find((i) => i.unit === 'g')).toEqual({ name: 'butter', amount: 10, unit: 'g', for: ['B'] });
});

test('the cupboard counts only against the same kind of unit', () => {
  const list = buildList([recipe('A', ['butter', 200, 'g'], ['milk', 1, 'l'])], 2);
  expect(brief(subtractPantry(list, [{ name: 'butter', amount: 10, unit: 'tbsp' }]))).toEqual([
    '1000 ml milk',
    '200 g butter',
  ]);
  expect(
    brief(
      subtractPantry(list, [
        { name: 'milk', amount: 2, unit: 'pcs' },
        { name: 'BUTTER', amount: 0.15, unit: 'kg' },
      ]),
    ),
  ).toEqual(['1000 ml milk', '50 g butter']);
});

test('the cupboard with both kinds of unit', () => {
  const list = buildList([recipe('A', ['butter', 200, 'g'], ['butter', 4, 'tbsp'])], 2);
  const rest = subtractPantry(list, [
    { name: 'butter', amount: 50, unit: 'g' },
    { name: 'butter', amount: 1, unit: 'tbsp' },
    { name: 'butter', amount: 25, unit: 'g' },
  ]);
  expect(brief(rest)).toEqual(['125 g butter', '45 ml butter']);
});

test('items that are covered disappear, the others stay', () => {
  const list = buildList([recipe('A', ['butter', 200, 'g'], ['butter', 2, 'tbsp'])], 2);
  expect(brief(subtractPantry(list, [{ name: 'butter', amount: 200, unit: 'g' }]))).toEqual(['30 ml butter']);
});

test('input is not changed, the list is sorted by name', () => {
  const list = buildList([recipe('A', ['zucchini', 1, ''], ['apple', 2, ''])], 4);
  expect(list.map((i) => i.name)).toEqual(['apple', 'zucchini']);
  const before = JSON.stringify(list);
  subtractPantry(list, [{ name: 'apple', amount: 1, unit: '' }]);
  expect(JSON.stringify(list)).toBe(before);
});
