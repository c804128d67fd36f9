import { indexBy } from './index-by';

const ann = { id: 1, team: 'red' };
const ben = { id: 2, team: 'blue' };
const cho = { id: 3, team: 'red' };

test('nothing', () => {
  expect(indexBy([], 'id')).toEqual({});
});

test('by id', () => {
  expect(indexBy([ann, ben], 'id')).toEqual({ 1: ann, 2: ben });
});

test('the first one counts', () => {
  expect(indexBy([ann, ben, cho], 'team')).toEqual({ red: ann, blue: ben });
});
