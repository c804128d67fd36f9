import { DisposerStack, withDisposer } from './disposer';

test('releases in reverse order', () => {
  const log: string[] = [];
  const stack = new DisposerStack();
  stack.use(() => log.push('first'));
  stack.use({ dispose: () => log.push('second') });
  stack.adopt('socket', (name) => log.push(name));
  stack.dispose();
  expect(log).toEqual(['socket', 'second', 'first']);
  stack.dispose();
  expect(log.length).toBe(3);
});

test('after the end items are released at once', () => {
  const stack = new DisposerStack();
  stack.dispose();
  const item = vi.fn();
  stack.use(item);
  expect(item).toHaveBeenCalledTimes(1);
  expect(stack.size).toBe(0);
});

test('detached items are not released', () => {
  const stack = new DisposerStack();
  const item = vi.fn();
  stack.use(item);
  expect(stack.detach(item)).toBe(true);
  expect(stack.detach(item)).toBe(false);
  stack.dispose();
  expect(item).not.toHaveBeenCalled();
});

test('moving hands everything over', () => {
  const stack = new DisposerStack();
  const item = vi.fn();
  stack.use(item);
  const next = stack.move();
  stack.dispose();
  expect(item).not.toHaveBeenCalled();
  next.dispose();
  expect(item).toHaveBeenCalledTimes(1);
});

test('a failing item does not keep the others from being released', () => {
  const log: string[] = [];
  const stack = new DisposerStack();
  stack.use(() => log.push('listener'));
  stack.use(() => {
    throw new Error('socket already closed');
  });
  stack.use(() => log.push('timer'));
  expect(() => stack.dispose()).toThrow('socket already closed');
  expect(log).toEqual(['timer', 'listener']);
});

test('withDisposer passes the result and cleans up', () => {
  const item = vi.fn();
  const result = withDisposer((stack) => {
    stack.use(item);
    return 7;
  });
  expect(result).toBe(7);
  expect(item).toHaveBeenCalledTimes(1);
});
