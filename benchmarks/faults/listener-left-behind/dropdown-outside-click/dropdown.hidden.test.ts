import { Dropdown, type UiEvent } from './dropdown';

interface Call {
  readonly kind: 'add' | 'remove';
  readonly type: string;
  readonly listener: (event: UiEvent) => void;
}

function recordingDocument() {
  const calls: Call[] = [];
  return {
    calls,
    addEventListener: (type: string, listener: (event: UiEvent) => void) =>
      void calls.push({ kind: 'add', type, listener }),
    removeEventListener: (type: string, listener: (event: UiEvent) => void) =>
      void calls.push({ kind: 'remove', type, listener }),
  };
}

describe('listeners of a dropdown', () => {
  it.each(['click', 'keydown'])('removes the %s listener that it added', (type) => {
    const document = recordingDocument();
    const dropdown = new Dropdown(document, { id: 'm' });
    dropdown.open();
    dropdown.close();
    const [added, removed, ...others] = document.calls.filter((call) => call.type === type);
    expect(others).toEqual([]);
    expect([added?.kind, removed?.kind]).toEqual(['add', 'remove']);
    expect(removed?.listener).toBe(added?.listener);
  });

  it('adds nothing twice', () => {
    const document = recordingDocument();
    const dropdown = new Dropdown(document, { id: 'm' });
    dropdown.open();
    dropdown.open();
    expect(document.calls.map((call) => call.type)).toEqual(['click', 'keydown']);
    dropdown.close();
    dropdown.close();
    expect(document.calls).toHaveLength(4);
  });

  it('still closes on a click elsewhere after opening again', () => {
    const document = recordingDocument();
    const dropdown = new Dropdown(document, { id: 'm', closeOnEscape: false });
    dropdown.open();
    dropdown.close();
    dropdown.open();
    const clicks = document.calls.filter((call) => call.type === 'click' && call.kind === 'add');
    clicks.at(-1)?.listener({ type: 'click', path: ['m'] });
    expect(dropdown.isOpen).toBe(true);
    const keys = document.calls.filter((call) => call.type === 'keydown' && call.kind === 'add');
    keys.at(-1)?.listener({ type: 'keydown', key: 'Escape', path: [] });
    expect(dropdown.isOpen).toBe(true);
    clicks.at(-1)?.listener({ type: 'click', path: ['other'] });
    expect(dropdown.isOpen).toBe(false);
  });

  it('keeps two dropdowns apart', () => {
    const document = recordingDocument();
    const one = new Dropdown(document, { id: 'one' });
    const two = new Dropdown(document, { id: 'two' });
    one.open();
    two.open();
    one.close();
    const active = new Set<unknown>();
    for (const { kind, listener } of document.calls) {
      if (kind === 'add') active.add(listener);
      else active.delete(listener);
    }
    expect(active.size).toBe(2);
    expect(two.isOpen).toBe(true);
  });
});
