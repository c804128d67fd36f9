import { expect, test } from 'vitest';
import { Wishlist } from '../src/wishlist.ts';

test('on, off and on again', () => {
  const wishlist = new Wishlist();
  const events: string[] = [];
  wishlist.subscribe((event, sku) => events.push(`${event} ${sku}`));
  expect(wishlist.toggle('a', 'first')).toBe(true);
  expect(wishlist.toggle('b')).toBe(true);
  expect(wishlist.toggle('a', 'ignored')).toBe(false);
  expect(wishlist.list()).toEqual([{ sku: 'b', note: '' }]);
  expect(wishlist.toggle('a', 'second')).toBe(true);
  expect(wishlist.list()).toEqual([
    { sku: 'b', note: '' },
    { sku: 'a', note: 'second' },
  ]);
  expect(wishlist.toggle('b')).toBe(false);
  expect(wishlist.toggle('a')).toBe(false);
  expect(wishlist.list()).toEqual([]);
  expect(events).toEqual(['added a', 'added b', 'removed a', 'added a', 'removed b', 'removed a']);
});

test('a listener sees the list as it is after the change', () => {
  const wishlist = new Wishlist();
  const seen: boolean[] = [];
  wishlist.subscribe((_, sku) => seen.push(wishlist.has(sku)));
  wishlist.toggle('a');
  wishlist.toggle('a');
  wishlist.toggle('a');
  expect(seen).toEqual([true, false, true]);
});
