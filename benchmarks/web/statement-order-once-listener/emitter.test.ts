import { Emitter } from './emitter';

type Events = { open: string; close: number };

describe('Emitter', () => {
  it('calls listeners in order', () => {
    const heard: string[] = [];
    const emitter = new Emitter<Events>();
    emitter.on('open', (door) => heard.push(`1 ${door}`));
    emitter.on('open', (door) => heard.push(`2 ${door}`));

    emitter.emit('open', 'front');

    expect(heard).toEqual(['1 front', '2 front']);
  });

  it('lets go of listeners', () => {
    const heard: string[] = [];
    const emitter = new Emitter<Events>();
    const stop = emitter.on('open', (door) => heard.push(door));

    stop();
    emitter.emit('open', 'front');

    expect(heard).toEqual([]);
  });

  it('tells once only once', () => {
    const heard: number[] = [];
    const emitter = new Emitter<Events>();
    emitter.once('close', (code) => heard.push(code));

    emitter.emit('close', 1);
    emitter.emit('close', 2);

    expect(heard).toEqual([1]);
    expect(emitter.count('close')).toBe(0);
  });

  it('tells once only once when the listener emits again', () => {
    const heard: number[] = [];
    const emitter = new Emitter<Events>();
    emitter.once('close', (code) => {
      heard.push(code);
      if (code < 3) emitter.emit('close', code + 1);
    });

    emitter.emit('close', 1);

    expect(heard).toEqual([1]);
  });

  it('forgets a once that was stopped', () => {
    const heard: string[] = [];
    const emitter = new Emitter<Events>();
    emitter.once('open', (door) => heard.push(door))();

    emitter.emit('open', 'back');

    expect(heard).toEqual([]);
  });
});
