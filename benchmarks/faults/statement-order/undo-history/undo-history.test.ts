import { UndoHistory } from './undo-history';

describe('UndoHistory', () => {
  let history: UndoHistory<string>;

  beforeEach(() => {
    history = new UndoHistory('draft', 3);
  });

  it('begins with nothing to undo', () => {
    expect(history.current).toBe('draft');
    expect(history.canUndo()).toBe(false);
    expect(history.undo()).toBe('draft');
  });

  it('applies a change', () => {
    expect(history.apply('shout', (text) => text.toUpperCase())).toBe('DRAFT');
    expect(history.labels).toEqual(['shout']);
  });

  it('undoes a change', () => {
    history.apply('shout', (text) => text.toUpperCase());

    expect(history.undo()).toBe('draft');
    expect(history.canUndo()).toBe(false);
  });

  it('undoes changes one after the other', () => {
    history.apply('type', (text) => `${text} 1`);
    history.apply('type', (text) => `${text} 2`);

    expect(history.undo()).toBe('draft 1');
    expect(history.undo()).toBe('draft');
  });

  it('redoes what was undone', () => {
    history.apply('type', (text) => `${text}!`);
    history.undo();

    expect(history.redo()).toBe('draft!');
    expect(history.canRedo()).toBe(false);
  });

  it('forgets what was undone once something else is done', () => {
    history.apply('type', (text) => `${text}!`);
    history.undo();
    history.apply('type', (text) => `${text}?`);

    expect(history.canRedo()).toBe(false);
  });

  it('keeps as many steps as its limit', () => {
    for (const label of ['a', 'b', 'c', 'd']) history.apply(label, (text) => text + label);

    expect(history.labels).toEqual(['b', 'c', 'd']);
  });
});
