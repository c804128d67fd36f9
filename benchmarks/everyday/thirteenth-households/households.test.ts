import { households, report } from './households';

test('records without anything in common stay apart', () => {
  expect(
    households([
      { id: 1, name: 'Ann', emails: ['ann@x.org'] },
      { id: 2, name: 'Bob', phones: ['+49 30 1'] },
      { id: 3, name: 'Cid' },
    ]),
  ).toEqual([[1], [2], [3]]);
});

test('case and punctuation do not matter', () => {
  expect(
    households([
      { id: 1, name: 'Ann', emails: ['Ann@X.org'] },
      { id: 2, name: 'Bob', phones: ['(030) 12-34'] },
      { id: 3, name: 'Cid', emails: [' ann@x.org'] },
      { id: 4, name: 'Dee', phones: ['030 1234'] },
    ]),
  ).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('a record in the middle connects two others', () => {
  expect(
    report([
      { id: 1, name: 'Ann', emails: ['ann@x.org'] },
      { id: 2, name: 'Bob', emails: ['bob@x.org'] },
      { id: 3, name: 'Cid', emails: ['ann@x.org', 'bob@x.org'] },
    ]),
  ).toEqual(['Ann + Bob + Cid']);
});

test('two couples become one household through an account', () => {
  expect(
    households([
      { id: 1, name: 'Ann', emails: ['ab@x.org'] },
      { id: 2, name: 'Bob', emails: ['ab@x.org'], account: 'K7' },
      { id: 3, name: 'Cid', phones: ['55'] },
      { id: 4, name: 'Dee', phones: ['55'], account: 'K7' },
      { id: 5, name: 'Eve' },
    ]),
  ).toEqual([[1, 2, 3, 4], [5]]);
});
