import { EventHub } from './event-hub';

describe('EventHub', () => {
  let hub: EventHub;
  let seen: unknown[][];
  const record = (...args: unknown[]) => {
    seen.push(args);
  };

  beforeEach(() => {
    hub = new EventHub();
    seen = [];
  });

  it('calls handlers with what was emitted', () => {
    hub.on('resize', record);

    expect(hub.emit('resize', 800, 600)).toBe(true);
    expect(seen).toEqual([[800, 600]]);
  });

  it('says when nobody listens', () => {
    expect(hub.emit('resize')).toBe(false);
  });

  it('calls a handler once', () => {
    let calls = 0;
    hub.once('ready', () => {
      calls++;
    });

    hub.emit('ready');
    hub.emit('ready');

    expect(calls).toBe(1);
    expect(hub.listenerCount('ready')).toBe(0);
  });

  it('hands the value to a handler that is called once', () => {
    hub.once('login', record);

    hub.emit('login', { user: 'ada' });
    hub.emit('login', { user: 'grace' });

    expect(seen).toEqual([[{ user: 'ada' }]]);
  });

  it('hands over several values', () => {
    hub.once('move', record);

    hub.emit('move', 3, 4, 'fast');

    expect(seen).toEqual([[3, 4, 'fast']]);
  });

  it('unsubscribes', () => {
    const off = hub.on('resize', record);
    off();

    expect(hub.emit('resize', 1)).toBe(false);
    expect(seen).toEqual([]);
  });

  it('pipes into another hub', () => {
    const other = new EventHub();
    other.on('window-resize', record);
    hub.pipe('resize', other, 'window-resize');

    hub.emit('resize', 1, 2);

    expect(seen).toEqual([[1, 2]]);
  });
});
