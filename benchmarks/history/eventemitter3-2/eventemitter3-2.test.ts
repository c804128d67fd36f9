import EventEmitter from './package/index.js';

describe('EventEmitter', () => {
  test('calls the listeners with the arguments', () => {
    const e = new EventEmitter();
    const seen: any[] = [];
    e.on('go', (...args: any[]) => seen.push(args));
    expect(e.emit('go', 1, 'two')).toBe(true);
    expect(e.emit('stop')).toBe(false);
    expect(seen).toEqual([[1, 'two']]);
  });

  test('calls a listener of once for the first event only', () => {
    const e = new EventEmitter();
    let calls = 0;
    e.once('go', () => calls++);
    e.emit('go');
    e.emit('go');
    expect(calls).toBe(1);
  });

  test('lists and removes listeners', () => {
    const e = new EventEmitter();
    const a = () => {};
    const b = () => {};
    e.on('go', a).on('go', b);
    expect(e.listeners('go')).toEqual([a, b]);
    e.removeListener('go', a);
    expect(e.listeners('go')).toEqual([b]);
    e.removeAllListeners('go');
    expect(e.listeners('go')).toEqual([]);
  });

  test('has no trouble with the names of built-in properties', () => {
    const e = new EventEmitter();
    expect(e.emit('toString')).toBe(false);
    e.on('__proto__', () => {});
    expect(e.emit('__proto__')).toBe(true);
  });

  test('takes symbols as event names', () => {
    const e = new EventEmitter();
    const event = Symbol('go');
    let seen: any;
    e.on(event, (value: any) => (seen = value));
    expect(e.emit(event, 'hello')).toBe(true);
    expect(seen).toBe('hello');
  });
});
