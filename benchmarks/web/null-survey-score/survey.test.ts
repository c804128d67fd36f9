import { mean, scoresOf, summarize } from './survey';

const answers = [
  { question: 'price', score: 4 },
  { question: 'service', score: 0 },
  { question: 'price', score: 5 },
  { question: 'service' },
  { question: 'price', score: null },
];

test('scores of one question', () => {
  expect(scoresOf(answers, 'service')).toEqual([0]);
});

test('skipped questions have no score', () => {
  expect(scoresOf(answers, 'price')).toEqual([4, 5]);
});

test('the mean has one decimal', () => {
  expect(mean([1, 2, 2])).toBe(1.7);
});

test('no answers, no mean', () => {
  expect(mean([])).toBe(null);
});

test('summary', () => {
  expect(summarize(answers)).toEqual([
    { question: 'price', answers: 2, mean: 4.5 },
    { question: 'service', answers: 1, mean: 0 },
  ]);
});
