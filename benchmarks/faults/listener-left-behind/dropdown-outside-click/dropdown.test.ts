import { Dropdown, type UiEvent } from './dropdown';

class FakeDocument {
  readonly listeners = new Map<string, Set<(event: UiEvent) => void>>();

  addEventListener(type: string, listener: (event: UiEvent) => void): void {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }

  removeEventListener(type: string, listener: (event: UiEvent) => void): void {
    this.listeners.get(type)?.delete(listener);
  }

  fire(event: UiEvent): void {
    for (const listener of this.listeners.get(event.type) ?? []) listener(event);
  }

  count(type: string): number {
    return this.listeners.get(type)?.size ?? 0;
  }
}

let document: FakeDocument;
let toggles: boolean[];
let dropdown: Dropdown;

beforeEach(() => {
  document = new FakeDocument();
  toggles = [];
  dropdown = new Dropdown(document, { id: 'menu', onToggle: (isOpen) => toggles.push(isOpen) });
});

describe('dropdown', () => {
  it('opens and closes', () => {
    dropdown.toggle();
    expect(dropdown.isOpen).toBe(true);
    dropdown.toggle();
    expect(dropdown.isOpen).toBe(false);
    expect(toggles).toEqual([true, false]);
  });

  it('closes on a click elsewhere', () => {
    dropdown.open();
    document.fire({ type: 'click', path: ['page'] });
    expect(dropdown.isOpen).toBe(false);
  });

  it('stays open on a click inside', () => {
    dropdown.open();
    document.fire({ type: 'click', path: ['item-2', 'menu', 'page'] });
    expect(dropdown.isOpen).toBe(true);
  });

  it('closes on Escape', () => {
    dropdown.open();
    document.fire({ type: 'keydown', key: 'Enter', path: ['page'] });
    expect(dropdown.isOpen).toBe(true);
    document.fire({ type: 'keydown', key: 'Escape', path: ['page'] });
    expect(dropdown.isOpen).toBe(false);
  });

  it('listens only while it is open', () => {
    expect(document.count('click')).toBe(0);
    dropdown.open();
    expect(document.count('click')).toBe(1);
    dropdown.close();
    expect(document.count('click')).toBe(0);
    expect(document.count('keydown')).toBe(0);
  });

  it('does not pile up listeners', () => {
    for (let round = 0; round < 3; round++) {
      dropdown.open();
      document.fire({ type: 'click', path: ['page'] });
    }
    dropdown.open();
    expect(document.count('click')).toBe(1);
    expect(toggles).toEqual([true, false, true, false, true, false, true]);
  });
});
