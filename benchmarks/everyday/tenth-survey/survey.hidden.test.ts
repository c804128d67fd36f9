import { EMPTY, reduce, type Action, type Survey } from './survey';

const run = (actions: Action[], from: Survey = EMPTY) => actions.reduce(reduce, from);
const ids = (state: Survey) => state.questions.map((question) => question.id);

function freeze(state: Survey): Survey {
  for (const question of state.questions) {
    Object.freeze(question.options);
    Object.freeze(question);
  }
  Object.freeze(state.questions);
  return Object.freeze(state);
}

const THREE = run([
  { type: 'add', text: 'A', options: ['x', 'y'] },
  { type: 'add', text: 'B' },
  { type: 'add', text: 'C' },
]);

test('ids stay unique however often something is duplicated', () => {
  const state = run(
    [
      { type: 'duplicate', id: 'q1' },
      { type: 'duplicate', id: 'q1' },
      { type: 'duplicate', id: 'q4' },
      { type: 'add', text: 'D' },
      { type: 'duplicate', id: 'q7' },
    ],
    THREE,
  );
  expect(ids(state)).toEqual(['q1', 'q5', 'q4', 'q6', 'q2', 'q3', 'q7', 'q8']);
  expect(state.nextId).toBe(9);
});

test('removing a duplicate leaves the original, and the other way round', () => {
  const state = reduce(THREE, { type: 'duplicate', id: 'q2' });
  expect(ids(reduce(state, { type: 'remove', id: 'q4' }))).toEqual(['q1', 'q2', 'q3']);
  expect(ids(reduce(state, { type: 'remove', id: 'q2' }))).toEqual(['q1', 'q4', 'q3']);
});

test('duplicates have all but the id of the original', () => {
  const edited = reduce(THREE, { type: 'edit', id: 'q1', change: { required: true } });
  const state = reduce(edited, { type: 'duplicate', id: 'q1' });
  expect(state.questions[1]).toEqual({ id: 'q4', text: 'A', options: ['x', 'y'], required: true });
  expect(state.questions[0]).toBe(edited.questions[0]);
});

test('options of a duplicate are its own', () => {
  const state = run(
    [
      { type: 'duplicate', id: 'q1' },
      { type: 'addOption', id: 'q4', option: 'z' },
      { type: 'moveOption', id: 'q4', from: 2, to: 0 },
    ],
    THREE,
  );
  expect(state.questions[0].options).toEqual(['x', 'y']);
  expect(state.questions[1].options).toEqual(['z', 'x', 'y']);
});

test('no action changes a state handed out before', () => {
  const actions: Action[] = [
    { type: 'add', text: 'A', options: ['x', 'y'] },
    { type: 'duplicate', id: 'q1' },
    { type: 'addOption', id: 'q2', option: 'z' },
    { type: 'moveOption', id: 'q1', from: 1, to: 0 },
    { type: 'edit', id: 'q2', change: { text: 'B' } },
    { type: 'add', text: 'C', at: 1 },
    { type: 'remove', id: 'q1' },
  ];
  const end = actions.reduce((state, action) => freeze(reduce(state, action)), freeze({ ...EMPTY, questions: [] }));
  expect(end.questions.map(({ id, text, options }) => [id, text, options.join('')])).toEqual([
    ['q3', 'C', ''],
    ['q2', 'B', 'xyz'],
  ]);
});

test('the options given with an action are copied', () => {
  const options = ['x'];
  const state = reduce(EMPTY, { type: 'add', text: 'A', options });
  options.push('y');
  expect(state.questions[0].options).toEqual(['x']);
});
