import { expect, it } from 'vitest';
import { widenKey } from '../../src/operators/idioms/objects/widen-key.ts';
import { proposePatches } from './propose.ts';

const seen = { locale: ['de', 'en'], id: ['a', 'b'], 'item.unit': ['g', 'l'] };

it.each<[source: string, patches: readonly string[]]>([
  [
    'function text(id, locale) { if (all.has(id)) return all.get(id); all.set(id, make(id, locale)); }',
    [
      'function text(id, locale) { if (all.has(`${id}:${locale}`)) return all.get(`${id}:${locale}`); all.set(`${id}:${locale}`, make(id, locale)); }',
    ],
  ],
  [
    'function text(id, locale) { const key = id.trim(); return all[key] ??= make(key, locale); }',
    ['function text(id, locale) { const key = `${id.trim()}:${locale}`; return all[key] ??= make(key, locale); }'],
  ],
  [
    'function text(id, on, locale) { const key = `${on}/${id}`; return all.get(key); }',
    ['function text(id, on, locale) { const key = `${on}/${id}/${locale}`; return all.get(key); }'],
  ],
  [
    'function total(items) { for (const item of items) seen.add(item.name), use(item.unit); }',
    ['function total(items) { for (const item of items) seen.add(`${item.name}:${item.unit}`), use(item.unit); }'],
  ],
  [
    'class A { peek(id, locale) { return this.all.get(keyOf(id)); } get(id, locale) { const key = keyOf(id); return this.all.get(key) ?? make(this.all, key); } }',
    [
      'class A { peek(id, locale) { return this.all.get(`${keyOf(id)}:${locale}`); } get(id, locale) { const key = `${keyOf(id)}:${locale}`; return this.all.get(key) ?? make(this.all, key); } }',
      'class A { peek(id, locale) { return this.all.get(`${keyOf(id)}:${locale}`); } get(id, locale) { const key = keyOf(id); return this.all.get(key) ?? make(this.all, key); } }',
      'class A { peek(id, locale) { return this.all.get(keyOf(id)); } get(id, locale) { const key = `${keyOf(id)}:${locale}`; return this.all.get(key) ?? make(this.all, key); } }',
    ],
  ],
  ['function text(id, day) { return all.get(id); }', []],
  ["function text(locale) { return all.get('title'); }", []],
  ['function text(id, locale) { return all.find(id); }', []],
])('in %s', (source, patches) => {
  expect(proposePatches(widenKey, { source, seen })).toEqual(patches);
});
