import EventEmitter from './package/index.js';

describe('EventEmitter.once, stricter', () => {
  test('a listener that emits again, beside others', () => {
    const e = new EventEmitter();
    const calls: string[] = [];
    e.on('go', () => calls.push('on'));
    e.once('go', () => {
      calls.push('once');
      if (calls.length < 20) e.emit('go');
    });
    e.emit('go');
    expect(calls).toEqual(['on', 'once', 'on']);
  });

  test('a listener that emits again, with many arguments', () => {
    for (const count of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const e = new EventEmitter();
      const args = Array.from({ length: count }, (_, i) => i);
      const seen: any[] = [];
      e.once('go', (...got: any[]) => {
        seen.push(got);
        if (seen.length < 5) e.emit('go', ...args);
      });
      e.emit('go', ...args);
      expect(seen).toEqual([args]);
    }
  });

  test('is gone already while it runs', () => {
    const e = new EventEmitter();
    let alone: any, beside: any;
    e.once('one', () => (alone = e.listeners('one').length));
    e.emit('one');
    e.on('two', () => {});
    e.once('two', () => (beside = e.listeners('two').length));
    e.emit('two');
    expect([alone, beside]).toEqual([0, 1]);
  });

  test('is gone after it has thrown', () => {
    const e = new EventEmitter();
    let calls = 0;
    e.once('go', () => {
      calls++;
      throw new Error('oops');
    });
    expect(() => e.emit('go')).toThrow('oops');
    expect(e.emit('go')).toBe(false);
    expect(calls).toBe(1);
  });

  test('may add itself again', () => {
    const e = new EventEmitter();
    let calls = 0;
    const listener = () => {
      calls++;
      e.once('go', listener);
    };
    e.once('go', listener);
    e.emit('go');
    e.emit('go');
    e.emit('go');
    expect(calls).toBe(3);
  });

  test('every listener of an event runs, in order, and those of on stay', () => {
    const e = new EventEmitter();
    const calls: number[] = [];
    e.once('go', () => calls.push(1));
    e.on('go', () => calls.push(2));
    e.once('go', () => calls.push(3));
    e.on('go', () => calls.push(4));
    e.emit('go');
    e.emit('go');
    expect(calls).toEqual([1, 2, 3, 4, 2, 4]);
  });

  test('can be taken away before it runs, and other events do not matter', () => {
    const e = new EventEmitter();
    let calls = 0;
    const listener = () => calls++;
    e.once('go', listener);
    e.emit('other');
    e.off('go', listener);
    expect(e.emit('go')).toBe(false);
    expect(calls).toBe(0);
  });
});
