import { scoresOf, summarize } from './survey';

test('zero is a score, null and nothing are not', () => {
  const answers = [0, null, undefined, 3, 0].map((score) => ({ question: 'a', score }));
  expect(scoresOf(answers, 'a')).toEqual([0, 3, 0]);
});

test('a question that everybody skipped', () => {
  expect(summarize([{ question: 'a', score: null }, { question: 'a' }])).toEqual([
    { question: 'a', answers: 0, mean: null },
  ]);
});

test('negative and large scores', () => {
  const answers = [-10, null, 10, 1, 1000].map((score) => ({ question: 'a', score }));
  expect(scoresOf(answers, 'a')).toEqual([-10, 10, 1, 1000]);
  expect(summarize(answers)).toEqual([{ question: 'a', answers: 4, mean: 250.3 }]);
});

test('nothing at all', () => {
  expect(summarize([])).toEqual([]);
});
