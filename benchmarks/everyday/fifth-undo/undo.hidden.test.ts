import { History } from './undo';

test('no redo after a merged edit', () => {
  const history = new History();
  history.apply('type', 'a', 0);
  history.apply('paste', 'a pasted', 100);
  history.undo();
  history.apply('type', 'ab', 200);
  expect(history.redo()).toBe(false);
  expect(history.text).toBe('ab');
});

test('no redo after an edit that is not merged', () => {
  const history = new History();
  history.apply('type', 'a', 0);
  history.apply('type', 'ab', 1000);
  history.undo();
  history.apply('type', 'ac', 2000);
  expect(history.canRedo).toBe(false);
  history.undo();
  expect(history.text).toBe('a');
  history.redo();
  expect(history.text).toBe('ac');
});

test('no redo with several undone steps', () => {
  const history = new History();
  history.apply('type', 'a', 0);
  history.apply('paste', 'a1', 10);
  history.apply('paste', 'a12', 1000);
  history.undo();
  history.undo();
  history.apply('type', 'ax', 20);
  expect(history.canRedo).toBe(false);
  expect(history.redo()).toBe(false);
  expect(history.text).toBe('ax');
  while (history.canUndo) history.undo();
  expect(history.text).toBe('');
});

test('quick typing is still merged', () => {
  const history = new History('', 50);
  history.apply('type', 'a', 0);
  history.apply('type', 'ab', 50);
  history.apply('type', 'abc', 100);
  history.apply('type', 'abcd', 151);
  history.undo();
  expect(history.text).toBe('abc');
  history.undo();
  expect(history.text).toBe('');
  expect(history.canUndo).toBe(false);
  history.redo();
  history.redo();
  expect(history.text).toBe('abcd');
});

test('an undo does not drop other redo steps', () => {
  const history = new History('0');
  for (let step = 1; step < 5; step++) history.apply('paste', String(step), step * 1000);
  for (let step = 1; step < 5; step++) history.undo();
  expect(history.text).toBe('0');
  for (let step = 1; step < 5; step++) {
    expect(history.redo()).toBe(true);
    expect(history.text).toBe(String(step));
  }
});
