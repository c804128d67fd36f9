import mitt from './package/dist/mitt.es.js';

const setup = (type) => {
  const seen = [];
  const emitter = mitt();
  const once = (name) => {
    const handler = () => {
      seen.push(name);
      emitter.off(type, handler);
    };
    emitter.on(type, handler);
  };
  return { seen, emitter, once };
};

describe('mitt', () => {
  test('several handlers that remove themselves', () => {
    const { seen, emitter, once } = setup('foo');
    ['a', 'b', 'c', 'd'].forEach(once);
    emitter.emit('foo');
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
    emitter.emit('foo');
    expect(seen).toEqual(['a', 'b', 'c', 'd']);
  });

  test('handlers of * that remove themselves', () => {
    const { seen, emitter, once } = setup('*');
    ['a', 'b', 'c'].forEach(once);
    emitter.emit('foo');
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  test('a handler that removes an earlier one', () => {
    const { seen, emitter } = setup('foo');
    const first = () => seen.push('first');
    emitter.on('foo', first);
    emitter.on('foo', () => {
      seen.push('second');
      emitter.off('foo', first);
    });
    emitter.on('foo', () => seen.push('third'));
    emitter.emit('foo');
    expect(seen).toEqual(['first', 'second', 'third']);
  });

  test('a removed handler is not called by the next emit', () => {
    const { seen, emitter, once } = setup('foo');
    once('a');
    emitter.on('foo', () => seen.push('b'));
    emitter.emit('foo');
    emitter.emit('foo');
    expect(seen).toEqual(['a', 'b', 'b']);
  });

  test('a handler added while emitting waits for the next emit', () => {
    const { seen, emitter } = setup('foo');
    let added = false;
    emitter.on('foo', () => {
      seen.push('a');
      if (!added) {
        added = true;
        emitter.on('foo', () => seen.push('b'));
      }
    });
    emitter.emit('foo');
    expect(seen).toEqual(['a']);
    emitter.emit('foo');
    expect(seen).toEqual(['a', 'a', 'b']);
  });

  test('the handlers live in the given object', () => {
    const all = Object.create(null);
    const emitter = mitt(all);
    const handler = () => {};
    emitter.on('foo', handler);
    emitter.emit('foo');
    expect(all.foo).toEqual([handler]);
    emitter.off('foo', handler);
    expect(all.foo).toEqual([]);
  });
});
