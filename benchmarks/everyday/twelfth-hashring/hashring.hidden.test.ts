import { fnv1a, HashRing } from './hashring';

const KEYS = Array.from({ length: 400 }, (_, i) => `user:${i}`);

function expectedOwner(servers: string[], replicas: number, key: string): string {
  const points = servers.flatMap((s) => Array.from({ length: replicas }, (_, i) => ({ s, at: fnv1a(`${s}#${i}`) })));
  points.sort((p, q) => p.at - q.at);
  return (points.find((p) => p.at >= fnv1a(key)) ?? points[0]).s;
}

test('agrees with a plain search over all points', () => {
  const servers = ['cache-1', 'cache-2', 'cache-3', 'cache-4'];
  const ring = new HashRing({ replicas: 40 });
  for (const s of servers) ring.add(s);
  for (const key of KEYS) expect(ring.get(key)).toBe(expectedOwner(servers, 40, key));
});

test('small, middle and large places', () => {
  const places: Record<string, number> = { 'a#0': 5, 'a#1': 70, 'b#0': 12, 'b#1': 400, 'c#0': 33, 'c#1': 100000 };
  const ring = new HashRing({ replicas: 2, hash: (t) => places[t] ?? Number(t) });
  for (const s of ['a', 'b', 'c']) ring.add(s);
  const owners = ['0', '6', '13', '34', '71', '401', '100001'].map((k) => ring.get(k));
  expect(owners).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a']);
});

test('a new server only takes keys, none move between old ones', () => {
  const ring = new HashRing();
  for (const s of ['a', 'b', 'c']) ring.add(s);
  const before = KEYS.map((k) => ring.get(k));
  ring.add('d');
  KEYS.forEach((k, i) => expect(['d', before[i]]).toContain(ring.get(k)));
});

test('adding and removing gives the same ring again', () => {
  const ring = new HashRing({ replicas: 16 });
  ring.add('a');
  ring.add('b');
  const before = KEYS.map((k) => ring.get(k));
  ring.add('c');
  ring.remove('c');
  expect(KEYS.map((k) => ring.get(k))).toEqual(before);
});

test('adding again changes the weight', () => {
  const ring = new HashRing({ replicas: 1, hash: (t) => ({ 'a#0': 100, 'a#1': 9, 'b#0': 50 })[t] ?? Number(t) });
  ring.add('a');
  ring.add('b');
  expect(ring.get('3')).toBe('b');
  ring.add('a', 2);
  expect(ring.get('3')).toBe('a');
  expect(ring.get('10')).toBe('b');
  expect(ring.servers).toEqual(['b', 'a']);
});
