import { abortable, CancelledError, partsOf, upload } from './upload';

class FakeSignal {
  aborted = false;
  readonly listeners = new Set<() => void>();

  addEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.listeners.delete(listener);
  }

  abort(): void {
    this.aborted = true;
    for (const listener of [...this.listeners]) listener();
  }
}

describe('upload', () => {
  it('cuts a file into parts', () => {
    expect(partsOf(250, 100)).toEqual([
      { index: 0, from: 0, to: 100 },
      { index: 1, from: 100, to: 200 },
      { index: 2, from: 200, to: 250 },
    ]);
    expect(partsOf(0, 100)).toEqual([]);
  });

  it('sends all parts', async () => {
    const progress: number[] = [];
    const signal = new FakeSignal();
    const options = { partSize: 100, onProgress: (percent: number) => void progress.push(percent) };
    expect(await upload(250, async (part) => `tag-${part.index}`, signal, options)).toEqual([
      'tag-0',
      'tag-1',
      'tag-2',
    ]);
    expect(progress).toEqual([40, 80, 100]);
    expect(signal.listeners.size).toBe(0);
  });

  it('does not start when it is cancelled already', async () => {
    const signal = new FakeSignal();
    signal.abort();
    await expect(abortable(Promise.resolve(1), signal)).rejects.toThrow(CancelledError);
    expect(signal.listeners.size).toBe(0);
  });

  it('does not wait for a part after cancelling', async () => {
    const signal = new FakeSignal();
    const uploading = upload(10, () => new Promise(() => {}), signal);
    signal.abort();
    await expect(uploading).rejects.toThrow('The upload was cancelled');
  });

  it('passes an error of the server on', async () => {
    await expect(upload(10, () => Promise.reject(new Error('507')), new FakeSignal())).rejects.toThrow('507');
  });

  it('does not listen any more after an error', async () => {
    const signal = new FakeSignal();
    await upload(10, () => Promise.reject(new Error('507')), signal).catch(() => undefined);
    expect(signal.listeners.size).toBe(0);
  });

  it('does not listen any more after cancelling', async () => {
    const signal = new FakeSignal();
    const working = abortable(new Promise(() => {}), signal);
    expect(signal.listeners.size).toBe(1);
    signal.abort();
    await expect(working).rejects.toThrow(CancelledError);
    expect(signal.listeners.size).toBe(0);
  });
});
