import { expect, it } from 'vitest';
import { passingListeners } from './passing-listeners.ts';

it('takes away what was added since the last time, and nothing that was there before', () => {
  const controller = new AbortController();
  const told: string[] = [];
  controller.signal.addEventListener('abort', () => told.push('before'));
  const clear = passingListeners(controller.signal);
  controller.signal.addEventListener('abort', () => told.push('first try'), { once: true });
  controller.signal.addEventListener('abort', () => told.push('first try, captured'), true);
  clear();
  controller.signal.addEventListener('abort', () => told.push('second try'));

  controller.abort();

  expect(told).toEqual(['before', 'second try']);
});
