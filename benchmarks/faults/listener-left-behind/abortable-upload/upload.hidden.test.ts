import { abortable, CancelledError, upload } from './upload';

function fakeSignal() {
  const listeners: (() => void)[] = [];
  let added = 0;
  return {
    aborted: false,
    get added() {
      return added;
    },
    get active() {
      return listeners.length;
    },
    addEventListener(_type: 'abort', listener: () => void) {
      added++;
      listeners.push(listener);
    },
    removeEventListener(_type: 'abort', listener: () => void) {
      const index = listeners.indexOf(listener);
      if (index !== -1) listeners.splice(index, 1);
    },
    fire() {
      for (const listener of [...listeners]) listener();
    },
  };
}

describe('abortable work', () => {
  it.each([0, '', null, undefined, 'value'])('resolves with %j and stops listening', async (value) => {
    const signal = fakeSignal();
    expect(await abortable(Promise.resolve(value), signal)).toBe(value);
    expect([signal.added, signal.active]).toEqual([1, 0]);
  });

  it('rejects with the very error of the work and stops listening', async () => {
    const signal = fakeSignal();
    const error = new TypeError('network');
    await expect(abortable(Promise.reject(error), signal)).rejects.toBe(error);
    expect([signal.added, signal.active]).toEqual([1, 0]);
  });

  it('listens while the work is going on', async () => {
    const signal = fakeSignal();
    let finish: (value: number) => void = () => {};
    const working = abortable(new Promise<number>((resolve) => (finish = resolve)), signal);
    await Promise.resolve();
    expect(signal.active).toBe(1);
    finish(3);
    expect(await working).toBe(3);
    expect(signal.active).toBe(0);
    signal.fire();
  });

  it('keeps listeners of others', async () => {
    const signal = fakeSignal();
    signal.addEventListener('abort', () => {});
    await expect(abortable(Promise.reject(new Error('x')), signal)).rejects.toThrow('x');
    expect(signal.active).toBe(1);
  });

  it('does not pile up over retries', async () => {
    const signal = fakeSignal();
    for (let attempt = 0; attempt < 15; attempt++) {
      await expect(upload(5, () => Promise.reject(new Error('busy')), signal)).rejects.toThrow('busy');
    }
    expect(signal.active).toBe(0);
  });

  it('stops at the part at which it was cancelled', async () => {
    const signal = fakeSignal();
    const sent: number[] = [];
    const uploading = upload(
      3000,
      ({ index }) => {
        sent.push(index);
        return index === 1 ? new Promise(() => {}) : Promise.resolve('ok');
      },
      signal,
    );
    for (let turn = 0; turn < 50 && sent.length < 2; turn++) await Promise.resolve();
    signal.fire();
    await expect(uploading).rejects.toBeInstanceOf(CancelledError);
    expect(sent).toEqual([0, 1]);
    expect(signal.active).toBe(0);
  });
});
