import { DisposeError, DisposerStack, withDisposer } from './disposer';

const fail = (message: string) => () => {
  throw new Error(message);
};

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('several errors are collected', () => {
  const stack = new DisposerStack();
  const ok = vi.fn();
  stack.use(fail('one'));
  stack.use(ok);
  stack.use(fail('two'));
  stack.use({ dispose: fail('three') });
  const error = caught(() => stack.dispose()) as DisposeError;
  expect(error).toBeInstanceOf(DisposeError);
  expect(error.errors.map((e) => (e as Error).message)).toEqual(['three', 'two', 'one']);
  expect(error.message).toBe('3 errors while disposing');
  expect(ok).toHaveBeenCalledTimes(1);
  expect(stack.size).toBe(0);
});

test('a single error comes as it is, whatever its place', () => {
  for (let place = 0; place < 4; place++) {
    const stack = new DisposerStack();
    const released: number[] = [];
    const error = new Error('x');
    for (let i = 0; i < 4; i++) {
      stack.use(() => {
        if (i === place) throw error;
        released.push(i);
      });
    }
    expect(caught(() => stack.dispose())).toBe(error);
    expect(released).toEqual([3, 2, 1, 0].filter((i) => i !== place));
  }
});

test('a failing stack inside a stack', () => {
  const outer = new DisposerStack();
  const log: string[] = [];
  outer.use(() => log.push('outer'));
  const inner = outer.use(new DisposerStack());
  inner.use(() => log.push('inner'));
  inner.use(fail('broken'));
  expect((caught(() => outer.dispose()) as Error).message).toBe('broken');
  expect(log).toEqual(['inner', 'outer']);
});

test('withDisposer releases all when the body throws', () => {
  const first = vi.fn();
  const second = vi.fn();
  expect(() =>
    withDisposer((stack) => {
      stack.use(first);
      stack.use(second);
      throw new Error('body');
    }),
  ).toThrow('body');
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('items added while disposing are released too', () => {
  const stack = new DisposerStack();
  const late = vi.fn();
  stack.use(() => {
    stack.use(late);
  });
  stack.dispose();
  expect(late).toHaveBeenCalledTimes(1);
});
