import mitt from './package/dist/mitt.es.js';

describe('mitt', () => {
  test('calls the handlers of a type', () => {
    const seen = [];
    const emitter = mitt();
    emitter.on('foo', (event) => seen.push(event));
    emitter.emit('foo', 1);
    emitter.emit('bar', 2);
    expect(seen).toEqual([1]);
  });

  test('calls handlers of * with the type, after the others', () => {
    const seen = [];
    const emitter = mitt();
    emitter.on('*', (type, event) => seen.push('*' + type + event));
    emitter.on('foo', (event) => seen.push('foo' + event));
    emitter.emit('foo', 1);
    expect(seen).toEqual(['foo1', '*foo1']);
  });

  test('removes a handler', () => {
    const seen = [];
    const a = () => seen.push('a');
    const emitter = mitt();
    emitter.on('foo', a);
    emitter.on('foo', () => seen.push('b'));
    emitter.off('foo', a);
    emitter.off('foo', () => {});
    emitter.emit('foo');
    expect(seen).toEqual(['b']);
  });

  test('takes an object of handlers', () => {
    const seen = [];
    mitt({ foo: [(event) => seen.push(event)] }).emit('foo', 'x');
    expect(seen).toEqual(['x']);
  });

  test('a handler that removes itself does not disturb the next one', () => {
    const seen = [];
    const emitter = mitt();
    const once = () => {
      seen.push('once');
      emitter.off('foo', once);
    };
    emitter.on('foo', once);
    emitter.on('foo', () => seen.push('next'));
    emitter.emit('foo');
    expect(seen).toEqual(['once', 'next']);
  });
});
