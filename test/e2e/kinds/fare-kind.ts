import type { Kind } from './kind.ts';

/** A small kind at `<folder>src/<name>.ts`, for what depends on the project and not on the code. */
export function fareKind(kind: string, name: string, folder = ''): Kind {
  return {
    kind,
    files: {
      [`${folder}src/${name}.ts`]: `export enum Zone {
  Near = 1,
  Far = 2,
}

export function fare(zone: Zone, age: number): number {
  if (age > 6) return 100 * zone;
  return 0;
}
`,
    },
    tests: {
      [`${folder}test/${name}.test.ts`]: `import { fare, Zone } from '../src/${name}.ts';

heal('../src/${name}.ts#fare')('is paid from six on', () => {
  expect([5, 6, 7].map((age) => fare(Zone.Far, age))).toEqual([0, 200, 200]);
});

test('is less when near', () => {
  expect(fare(Zone.Near, 30)).toBe(100);
});
`,
    },
    edit: ['age > 6', 'age >= 6'],
  };
}
