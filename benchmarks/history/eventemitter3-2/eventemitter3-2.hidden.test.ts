import EventEmitter from './package/index.js';

describe('EventEmitter with symbols', () => {
  test('on, once and emit', () => {
    const e = new EventEmitter();
    const event = Symbol('go');
    const calls: string[] = [];
    e.on(event, () => calls.push('on'));
    e.once(event, () => calls.push('once'));
    e.emit(event);
    e.emit(event);
    expect(calls).toEqual(['on', 'once', 'on']);
  });

  test('nothing registered for a symbol', () => {
    const e = new EventEmitter();
    expect(e.emit(Symbol('go'))).toBe(false);
    expect(e.listeners(Symbol('go'))).toEqual([]);
    e.on('x', () => {});
    expect(e.emit(Symbol('x'))).toBe(false);
    expect(e.listeners(Symbol('x'), true)).toBe(false);
    expect(e.removeListener(Symbol('x'), () => {})).toBe(e);
  });

  test('symbols with the same description are different events', () => {
    const e = new EventEmitter();
    const a = Symbol('same');
    const b = Symbol('same');
    const listener = () => {};
    e.on(a, listener);
    expect(e.emit(b)).toBe(false);
    expect(e.listeners(a)).toEqual([listener]);
    expect(e.emit('same')).toBe(false);
    expect(e.emit('Symbol(same)')).toBe(false);
    expect(e.emit(Symbol())).toBe(false);
  });

  test('removing listeners of a symbol', () => {
    const e = new EventEmitter();
    const event = Symbol('go');
    const a = () => {};
    const b = () => {};
    e.on(event, a);
    e.on(event, b);
    e.off(event, a);
    expect(e.listeners(event)).toEqual([b]);
    expect(e.listeners(event, true)).toBe(true);
    e.removeListener(event, b);
    expect(e.emit(event)).toBe(false);
  });

  test('removeAllListeners takes one event away or all', () => {
    const e = new EventEmitter();
    const a = Symbol('a');
    const b = Symbol('b');
    const fill = () =>
      e
        .on(a, () => {})
        .on(b, () => {})
        .on('c', () => {});
    fill();
    e.removeAllListeners(a);
    expect([e.emit(a), e.emit(b), e.emit('c')]).toEqual([false, true, true]);
    e.removeAllListeners('c');
    expect([e.emit(b), e.emit('c')]).toEqual([true, false]);
    e.removeAllListeners();
    expect(e.emit(b)).toBe(false);
  });

  test('names that are no symbols work as before', () => {
    const e = new EventEmitter();
    expect(e.listeners('constructor')).toEqual([]);
    expect(e.emit('hasOwnProperty')).toBe(false);
    let calls = 0;
    e.on(1 as any, () => calls++);
    e.emit('1');
    e.emit('~1');
    expect(calls).toBe(1);
  });
});
