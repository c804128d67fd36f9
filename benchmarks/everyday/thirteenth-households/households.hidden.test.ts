import { households, report, type Customer } from './households';

/** the slow and simple way */
function expected(customers: Customer[]): string {
  const keys = (c: Customer) => [...(c.emails ?? []), ...(c.phones ?? []), ...(c.account ? [c.account] : [])];
  const groups: number[][] = [];
  const done = new Set<number>();
  for (const start of customers) {
    if (done.has(start.id)) continue;
    const group = new Set([start]);
    for (const member of group) {
      for (const c of customers) if (keys(c).some((k) => keys(member).includes(k))) group.add(c);
    }
    for (const c of group) done.add(c.id);
    groups.push(customers.filter((c) => group.has(c)).map((c) => c.id));
  }
  return JSON.stringify(groups);
}

test('agrees with the slow way on many small inputs', () => {
  let seed = 7;
  const random = (n: number) => (seed = (seed * 16807) % 2147483647) % n;
  for (let round = 0; round < 300; round++) {
    const customers = Array.from({ length: 3 + random(10) }, (_, i): Customer => ({
      id: 100 - i,
      name: `c${i}`,
      emails: Array.from({ length: random(3) }, () => `m${random(8)}`),
      phones: random(2) ? [`9${random(6)}`] : [],
      account: random(4) === 0 ? `k${random(2)}` : undefined,
    }));
    expect(JSON.stringify(households(customers))).toBe(expected(customers));
  }
});

test('pairs, then fours, then all eight', () => {
  const pairs = [0, 1, 2, 3].flatMap((p) => [
    { id: p * 2, name: `n${p * 2}`, emails: [`p${p}@x`] },
    { id: p * 2 + 1, name: `n${p * 2 + 1}`, emails: [`p${p}@x`] },
  ]);
  const links = [
    { id: 20, name: 'l1', emails: ['p0@x', 'p1@x'] },
    { id: 21, name: 'l2', emails: ['p3@x', 'p2@x'] },
    { id: 22, name: 'l3', emails: ['p1@x', 'p3@x'] },
  ];
  expect(households([...pairs, ...links])).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 20, 21, 22]]);
  expect(households([...pairs, links[0]])).toEqual([
    [0, 1, 2, 3, 20],
    [4, 5],
    [6, 7],
  ]);
  expect(report([...pairs, links[1]])).toEqual(['n0 + n1', 'n2 + n3', 'n4 + n5 + n6 + n7 + l2']);
});
