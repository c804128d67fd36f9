import { SelectionModel } from './selection';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

test('shift click on the last row after the anchor row is gone', () => {
  const model = new SelectionModel(ROWS);
  model.click('d');
  model.setRows(['a', 'b', 'c', 'e', 'f']);
  model.click('f', { shift: true });
  expect(model.ids).toEqual(['f']);
});

test('shift click on the first row after the anchor row is gone', () => {
  const model = new SelectionModel(ROWS);
  model.click('d');
  model.setRows(['a', 'b', 'c']);
  model.click('a', { shift: true });
  expect(model.ids).toEqual(['a']);
});

test('that click becomes the new anchor, as a plain click does', () => {
  const model = new SelectionModel(ROWS);
  model.click('a');
  model.setRows(['b', 'c', 'd', 'e', 'f']);
  model.click('c', { shift: true });
  model.click('e', { shift: true });
  expect(model.ids).toEqual(['c', 'd', 'e']);
  model.click('b', { shift: true });
  expect(model.ids).toEqual(['b', 'c']);
});

test('an anchor that went with its row does not come back with it', () => {
  const model = new SelectionModel(ROWS);
  model.click('b');
  model.setRows(['d', 'e']);
  model.setRows(ROWS);
  model.click('e', { shift: true });
  expect(model.ids).toEqual(['e']);
});

test('an anchor that is still shown survives sorting and filtering', () => {
  const model = new SelectionModel(ROWS);
  model.click('c');
  model.setRows(['f', 'e', 'd', 'c', 'a']);
  model.click('e', { shift: true });
  expect(model.ids).toEqual(['e', 'd', 'c']);
});

test('an unselected anchor (ctrl click off) survives setRows as well', () => {
  const model = new SelectionModel(ROWS);
  model.click('b');
  model.click('b', { ctrl: true });
  model.setRows(['a', 'b', 'c', 'd']);
  model.click('d', { shift: true });
  expect(model.ids).toEqual(['b', 'c', 'd']);
});

test('the rest of the selection stays when the anchor row goes', () => {
  const model = new SelectionModel(ROWS);
  model.click('a');
  model.click('c', { ctrl: true });
  model.setRows(['a', 'b', 'd', 'e']);
  expect(model.ids).toEqual(['a']);
  expect(model.size).toBe(1);
  model.click('e', { shift: true });
  expect(model.ids).toEqual(['e']);
});

test('shift+ctrl adds the range', () => {
  const model = new SelectionModel(ROWS);
  model.click('a');
  model.click('c', { ctrl: true });
  model.click('e', { ctrl: true, shift: true });
  expect(model.ids).toEqual(['a', 'c', 'd', 'e']);
});

test('setRows tells listeners only when the selection changed', () => {
  const model = new SelectionModel(ROWS);
  model.click('a');
  let calls = 0;
  model.onChange(() => calls++);
  model.setRows(['a', 'b']);
  expect(calls).toBe(0);
  model.setRows(['b']);
  expect(calls).toBe(1);
});

test('clear forgets the anchor, unknown rows are ignored', () => {
  const model = new SelectionModel(ROWS);
  model.click('a');
  model.clear();
  model.click('zzz');
  expect(model.ids).toEqual([]);
  model.click('c', { shift: true });
  expect(model.ids).toEqual(['c']);
});
