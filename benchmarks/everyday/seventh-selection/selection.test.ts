import { SelectionModel } from './selection';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

describe('SelectionModel', () => {
  test('a plain click selects just that row', () => {
    const model = new SelectionModel(ROWS);
    model.click('b');
    model.click('d');
    expect(model.ids).toEqual(['d']);
  });

  test('ctrl click toggles', () => {
    const model = new SelectionModel(ROWS);
    model.click('d');
    model.click('a', { ctrl: true });
    expect(model.ids).toEqual(['a', 'd']);
    model.click('d', { ctrl: true });
    expect(model.ids).toEqual(['a']);
  });

  test('shift click selects a range and can redraw it', () => {
    const model = new SelectionModel(ROWS);
    model.click('c');
    model.click('e', { shift: true });
    expect(model.ids).toEqual(['c', 'd', 'e']);
    model.click('a', { shift: true });
    expect(model.ids).toEqual(['a', 'b', 'c']);
  });

  test('rows that are filtered away are no longer selected', () => {
    const model = new SelectionModel(ROWS);
    model.click('b');
    model.click('d', { shift: true });
    model.setRows(['a', 'b', 'd']);
    expect(model.ids).toEqual(['b', 'd']);
    expect(model.has('c')).toBe(false);
  });

  test('shift click after the clicked row was deleted selects the new row', () => {
    const model = new SelectionModel(ROWS);
    model.click('a');
    model.setRows(['b', 'c', 'd', 'e']);
    model.click('c', { shift: true });
    expect(model.ids).toEqual(['c']);
  });

  test('listeners hear of changes until they unsubscribe', () => {
    const model = new SelectionModel(ROWS);
    const heard: string[][] = [];
    const off = model.onChange((ids) => heard.push([...ids]));
    model.click('a');
    off();
    model.click('b');
    expect(heard).toEqual([['a']]);
  });
});
