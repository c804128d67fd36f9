import EventEmitter from './package/index.js';

describe('EventEmitter', () => {
  test('calls the listeners with the arguments', () => {
    const e = new EventEmitter();
    const seen: any[] = [];
    e.on('go', (...args: any[]) => seen.push(['first', ...args]));
    e.on('go', (...args: any[]) => seen.push(['second', ...args]));
    expect(e.emit('go', 1, 2, 3)).toBe(true);
    expect(seen).toEqual([
      ['first', 1, 2, 3],
      ['second', 1, 2, 3],
    ]);
  });

  test('says when there is no listener', () => {
    expect(new EventEmitter().emit('go')).toBe(false);
  });

  test('calls a listener with its context', () => {
    const e = new EventEmitter();
    const context = {};
    let seen: any;
    e.on(
      'go',
      function (this: any) {
        seen = this;
      },
      context,
    );
    e.emit('go');
    expect(seen).toBe(context);
  });

  test('takes listeners away', () => {
    const e = new EventEmitter();
    let calls = 0;
    const listener = () => calls++;
    e.on('go', listener);
    e.removeListener('go', listener);
    expect(e.emit('go')).toBe(false);
    expect(calls).toBe(0);
  });

  test('calls a listener of once for the first event only', () => {
    const e = new EventEmitter();
    let calls = 0;
    e.once('go', () => calls++);
    e.emit('go');
    e.emit('go');
    expect(calls).toBe(1);
  });

  test('calls a listener of once only once even when it emits the event itself', () => {
    const e = new EventEmitter();
    let calls = 0;
    e.once('go', () => {
      if (++calls < 5) e.emit('go');
    });
    e.emit('go');
    expect(calls).toBe(1);
  });
});
