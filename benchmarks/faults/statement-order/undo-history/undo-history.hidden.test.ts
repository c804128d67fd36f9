import { UndoHistory } from './undo-history';

function typed(limit: number, ...letters: string[]): UndoHistory<string> {
  const history = new UndoHistory('', limit);
  for (const letter of letters) history.apply(letter, (text) => text + letter);
  return history;
}

const steps = (history: UndoHistory<string>, ...moves: ('undo' | 'redo')[]) => moves.map((move) => history[move]());

it('goes back to the start and forth to the end', () => {
  const history = typed(10, 'a', 'b', 'c');

  expect(steps(history, 'undo', 'undo', 'undo', 'undo')).toEqual(['ab', 'a', '', '']);
  expect(steps(history, 'redo', 'redo', 'redo', 'redo')).toEqual(['a', 'ab', 'abc', 'abc']);
  expect(steps(history, 'undo')).toEqual(['ab']);
});

it('goes back no further than its limit', () => {
  expect(steps(typed(2, 'a', 'b', 'c'), 'undo', 'undo', 'undo')).toEqual(['ab', 'a', 'a']);
});

it('branches', () => {
  const history = typed(10, 'a', 'b');
  steps(history, 'undo');
  history.apply('x', (text) => `${text}x`);

  expect(history.current).toBe('ax');
  expect(steps(history, 'redo', 'undo', 'undo', 'redo')).toEqual(['ax', 'a', '', 'a']);
});

it('calls a change once, with the current state', () => {
  const history = new UndoHistory(1);
  const seen: number[] = [];
  history.apply('add', (value) => (seen.push(value), value + 1));
  history.apply('add', (value) => (seen.push(value), value + 1));

  expect(seen).toEqual([1, 2]);
});

it('keeps labels while going back and forth', () => {
  const history = typed(10, 'a', 'b');
  steps(history, 'undo', 'undo', 'redo');

  expect(history.labels).toEqual(['a']);
  expect([history.canUndo(), history.canRedo()]).toEqual([true, true]);
});
