import { History } from './undo';

function pushed(...values: string[]): History<string> {
  const history = new History('start');
  for (const value of values) history.push(value);
  return history;
}

test('nothing of what was undone comes back', () => {
  const history = pushed('a', 'b', 'c');
  history.undo();
  history.undo();
  history.undo();
  history.push('new');
  expect([history.redo(), history.redo(), history.redo()]).toEqual(['new', 'new', 'new']);
  expect(history.current).toBe('new');
});

test('what came before stays', () => {
  const history = pushed('a', 'b', 'c');
  history.undo();
  history.undo();
  history.push('new');
  expect([history.undo(), history.undo(), history.undo()]).toEqual(['a', 'start', 'start']);
  expect([history.redo(), history.redo(), history.redo()]).toEqual(['a', 'new', 'new']);
});

test('what is undone after the new value can be redone', () => {
  const history = pushed('a');
  history.undo();
  history.push('b');
  history.push('c');
  expect(history.undo()).toBe('b');
  expect(history.redo()).toBe('c');
  expect(history.redo()).toBe('c');
});

test('several times', () => {
  const history = pushed('a', 'b');
  history.undo();
  history.push('c');
  history.undo();
  history.undo();
  history.push('d');
  expect(history.redo()).toBe('d');
  expect(history.undo()).toBe('start');
  expect(history.redo()).toBe('d');
});

test('after redo', () => {
  const history = pushed('a', 'b', 'c');
  history.undo();
  history.undo();
  history.redo();
  history.push('d');
  expect(history.redo()).toBe('d');
  expect([history.undo(), history.undo(), history.undo()]).toEqual(['b', 'a', 'start']);
});
