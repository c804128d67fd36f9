import { expect, test, vi } from 'vitest';
import { heal } from '@testheal/vitest';
import { Wishlist } from '../src/wishlist.ts';

test('a first click puts the article on the list', () => {
  const wishlist = new Wishlist();
  expect(wishlist.toggle('lamp', 'the red one')).toBe(true);
  expect(wishlist.has('lamp')).toBe(true);
  expect(wishlist.list()).toEqual([{ sku: 'lamp', note: 'the red one' }]);
});

heal('../src/wishlist.ts#Wishlist.toggle')('a second click takes it off', () => {
  const wishlist = new Wishlist();
  wishlist.toggle('lamp');
  wishlist.toggle('mug');
  expect(wishlist.toggle('lamp')).toBe(false);
  expect(wishlist.has('lamp')).toBe(false);
  expect(wishlist.list()).toEqual([{ sku: 'mug', note: '' }]);
});

heal('../src/wishlist.ts#Wishlist.toggle')('listeners hear of every change once', () => {
  const wishlist = new Wishlist();
  const listener = vi.fn();
  wishlist.subscribe(listener);
  wishlist.toggle('lamp');
  wishlist.toggle('lamp');
  expect(listener.mock.calls).toEqual([
    ['added', 'lamp'],
    ['removed', 'lamp'],
  ]);
});

test('a listener can be taken off', () => {
  const wishlist = new Wishlist();
  const listener = vi.fn();
  wishlist.subscribe(listener)();
  wishlist.toggle('lamp');
  expect(listener).not.toHaveBeenCalled();
});

test('notes can be changed', () => {
  const wishlist = new Wishlist();
  wishlist.toggle('lamp');
  expect(wishlist.annotate('lamp', 'for the desk')).toBe(true);
  expect(wishlist.annotate('rug', 'for the hall')).toBe(false);
  expect(wishlist.list()).toEqual([{ sku: 'lamp', note: 'for the desk' }]);
});
