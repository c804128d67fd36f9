import { buildTree } from './tree';

test('two levels', () => {
  expect(
    buildTree([
      { id: 1, parent: null, name: 'a' },
      { id: 2, parent: 1, name: 'b' },
    ]),
  ).toEqual([{ id: 1, name: 'a', children: [{ id: 2, name: 'b', children: [] }] }]);
});

test('zero is an id', () => {
  expect(
    buildTree([
      { id: 0, parent: null, name: 'a' },
      { id: 2, parent: 0, name: 'b' },
    ]),
  ).toEqual([{ id: 0, name: 'a', children: [{ id: 2, name: 'b', children: [] }] }]);
});
