import { History } from './undo';

test('undo and redo', () => {
  const history = new History('start');
  history.apply('paste', 'start one', 0);
  history.apply('paste', 'start one two', 1000);
  history.undo();
  expect(history.text).toBe('start one');
  history.undo();
  expect(history.text).toBe('start');
  expect(history.undo()).toBe(false);
  history.redo();
  history.redo();
  expect(history.text).toBe('start one two');
  expect(history.canRedo).toBe(false);
});

test('fast typing is one step', () => {
  const history = new History();
  history.apply('type', 'a', 0);
  history.apply('type', 'ab', 100);
  history.apply('type', 'abc', 200);
  history.undo();
  expect(history.text).toBe('');
  history.redo();
  expect(history.text).toBe('abc');
});

test('editing after an undo drops the redo steps', () => {
  const history = new History();
  history.apply('type', 'a', 0);
  history.apply('paste', 'a pasted', 100);
  history.undo();
  history.apply('type', 'ab', 200);
  expect(history.canRedo).toBe(false);
  expect(history.text).toBe('ab');
});
