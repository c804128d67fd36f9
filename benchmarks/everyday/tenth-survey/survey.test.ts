import { EMPTY, reduce, type Action, type Survey } from './survey';

const run = (actions: Action[], from: Survey = EMPTY) => actions.reduce(reduce, from);
const ids = (state: Survey) => state.questions.map((question) => question.id);

test('adds questions with ids of their own', () => {
  const state = run([
    { type: 'add', text: 'Name?' },
    { type: 'add', text: 'Pet?', options: ['cat', 'dog'], at: 0 },
    { type: 'remove', id: 'q1' },
    { type: 'add', text: 'Age?' },
  ]);
  expect(ids(state)).toEqual(['q2', 'q3']);
  expect(state.questions[0]).toEqual({ id: 'q2', text: 'Pet?', options: ['cat', 'dog'], required: false });
});

test('edits and keeps the rest', () => {
  const before = run([
    { type: 'add', text: 'A' },
    { type: 'add', text: 'B' },
  ]);
  const after = reduce(before, { type: 'edit', id: 'q2', change: { required: true } });
  expect(after.questions[1]).toMatchObject({ text: 'B', required: true });
  expect(after.questions[0]).toBe(before.questions[0]);
  expect(before.questions[1].required).toBe(false);
});

test('actions without effect keep the state', () => {
  const state = run([{ type: 'add', text: 'A', options: ['x'] }]);
  expect(reduce(state, { type: 'remove', id: 'q9' })).toBe(state);
  expect(reduce(state, { type: 'addOption', id: 'q1', option: 'x' })).toBe(state);
  expect(reduce(state, { type: 'rename', title: 'Untitled' })).toBe(state);
  expect(reduce(state, { type: 'duplicate', id: 'q9' })).toBe(state);
});

test('moves options', () => {
  const before = run([{ type: 'add', text: 'A', options: ['x', 'y', 'z'] }]);
  const after = reduce(before, { type: 'moveOption', id: 'q1', from: 0, to: 2 });
  expect(after.questions[0].options).toEqual(['y', 'z', 'x']);
  expect(before.questions[0].options).toEqual(['x', 'y', 'z']);
  expect(reduce(before, { type: 'moveOption', id: 'q1', from: 0, to: 3 })).toBe(before);
});

test('a duplicate can be edited without the original', () => {
  const state = run([
    { type: 'add', text: 'Pet?', options: ['cat'] },
    { type: 'add', text: 'Age?' },
    { type: 'duplicate', id: 'q1' },
    { type: 'edit', id: 'q3', change: { text: 'Other pet?' } },
  ]);
  expect(state.questions.map((question) => question.text)).toEqual(['Pet?', 'Other pet?', 'Age?']);
});
