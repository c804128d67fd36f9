import { fnv1a, HashRing } from './hashring';

/** "k:120" and "a#0" with a table: places on the ring that a test chooses */
const fixedHash = (table: Record<string, number>) => (text: string) => table[text] ?? Number(text.split(':')[1]);

test('known hash values', () => {
  expect(fnv1a('')).toBe(0x811c9dc5);
  expect(fnv1a('a')).toBe(0xe40c292c);
});

test('an empty ring has no server', () => {
  expect(new HashRing().get('x')).toBeUndefined();
  expect(new HashRing().pick('x', 3)).toEqual([]);
});

test('goes to the next point, around the end too', () => {
  const ring = new HashRing({ replicas: 1, hash: fixedHash({ 'a#0': 200, 'b#0': 500, 'c#0': 800 }) });
  for (const s of ['a', 'b', 'c']) ring.add(s);
  expect(ring.get('k:150')).toBe('a');
  expect(ring.get('k:200')).toBe('a');
  expect(ring.get('k:201')).toBe('b');
  expect(ring.get('k:801')).toBe('a');
  expect(ring.pick('k:600', 2)).toEqual(['c', 'a']);
});

test('places with fewer digits', () => {
  const ring = new HashRing({ replicas: 1, hash: fixedHash({ 'a#0': 90, 'b#0': 500, 'c#0': 1000 }) });
  for (const s of ['a', 'b', 'c']) ring.add(s);
  expect(ring.get('k:80')).toBe('a');
  expect(ring.get('k:300')).toBe('b');
  expect(ring.get('k:700')).toBe('c');
  expect(ring.pick('k:95', 3)).toEqual(['b', 'c', 'a']);
});

test('removed servers get no keys', () => {
  const ring = new HashRing();
  ring.add('a');
  ring.add('b');
  expect(ring.remove('a')).toBe(true);
  expect(ring.remove('a')).toBe(false);
  expect(ring.servers).toEqual(['b']);
  for (let i = 0; i < 50; i++) expect(ring.get(`key${i}`)).toBe('b');
});

test('copies are on different servers', () => {
  const ring = new HashRing({ replicas: 8 });
  for (const s of ['a', 'b', 'c']) ring.add(s);
  expect([...ring.pick('photo.jpg', 5)].sort()).toEqual(['a', 'b', 'c']);
});
