import type { Kind } from './kind.ts';

/** Targets in TypeScript and JSX. */
export const SYNTAX_KINDS: readonly Kind[] = [
  {
    kind: 'TypeScript: types, generics, `satisfies`, overloads',
    files: {
      'src/pick.ts': `export interface Item<K extends string = string> {
  readonly kind: K;
  readonly weight: number;
}
type Kinds = 'light' | 'heavy';
const LIMITS = { light: 1, heavy: 10 } as const satisfies Record<Kinds, number>;

export function ofKind<K extends Kinds>(items: readonly Item<Kinds>[], kind: K): Item<K>[];
export function ofKind(items: readonly Item<Kinds>[], kind?: undefined): Item<Kinds>[];
export function ofKind(items: readonly Item<Kinds>[], kind?: Kinds): Item<Kinds>[] {
  const isWanted = (item: Item<Kinds>): item is Item<Kinds> =>
    kind === undefined || (item.kind === kind && item.weight < LIMITS[kind]);
  return items.filter(isWanted);
}
`,
    },
    tests: {
      'test/pick.test.ts': `import { ofKind } from '../src/pick.ts';

const items = [
  { kind: 'light', weight: 1 },
  { kind: 'heavy', weight: 11 },
  { kind: 'heavy', weight: 10 },
] as const;

heal('../src/pick.ts#ofKind')('takes all without a kind', () => {
  expect(ofKind(items)).toHaveLength(3);
});

heal('../src/pick.ts#ofKind')('takes those of the kind, up to its limit', () => {
  expect(ofKind(items, 'heavy').map((item) => item.weight)).toEqual([10]);
});
`,
    },
    edit: ['weight < L', 'weight <= L'],
  },
  {
    kind: 'TypeScript: function that uses an enum',
    files: {
      'src/alarm.ts': `export enum Level {
  Low = 1,
  Middle,
  High,
}

export const isLoud = (level: Level): boolean => level >= Level.Low;
`,
    },
    tests: {
      'test/alarm.test.ts': `import { isLoud, Level } from '../src/alarm.ts';

heal('../src/alarm.ts#isLoud')('is quiet when little happens', () => {
  expect([Level.Low, Level.Middle, Level.High].map(isLoud)).toEqual([false, true, true]);
});
`,
    },
    edit: ['>= Level.Low', '> Level.Low'],
  },
  {
    kind: 'TypeScript: enum by its name',
    files: {
      'src/size.ts': `export enum Size {
  Small = 10,
  Large = 19,
}

export const price = (size: Size, count: number): number => size * count;
`,
    },
    tests: {
      'test/size.test.ts': `import { price, Size } from '../src/size.ts';

heal('../src/size.ts#Size')('prices large ones', () => {
  expect(price(Size.Large, 2)).toBe(40);
});

test('prices small ones', () => {
  expect(price(Size.Small, 2)).toBe(20);
});
`,
    },
    edit: ['Large = 19', 'Large = 20'],
  },
  {
    kind: 'TypeScript: method with a decorator',
    files: {
      'src/parcel.ts': `import { atLeast } from './at-least.ts';

export class Parcel {
  readonly grams: number;
  constructor(grams: number) {
    this.grams = grams;
  }
  @atLeast(100)
  price(perKilo: number): number {
    return (this.grams * perKilo) / 100;
  }
}
`,
      'src/at-least.ts': `export function atLeast(least: number) {
  return (_class: unknown, _name: string, property: PropertyDescriptor): void => {
    const method = property.value as (this: unknown, ...args: unknown[]) => number;
    property.value = function (this: unknown, ...args: unknown[]): number {
      return Math.max(least, method.apply(this, args));
    };
  };
}
`,
    },
    tests: {
      'test/parcel.test.ts': `import { Parcel } from '../src/parcel.ts';

heal('../src/parcel.ts#Parcel.price')('costs by weight', () => {
  expect(new Parcel(2500).price(400)).toBe(1000);
  expect(new Parcel(10).price(400)).toBe(100);
});
`,
    },
    edit: ['/ 100;', '/ 1000;'],
  },
  {
    kind: 'TypeScript: decorator',
    files: {
      'src/once.ts': `export function once(_class: unknown, _name: string, property: PropertyDescriptor): void {
  const method = property.value as (this: unknown) => unknown;
  const results = new WeakMap<object, unknown>();
  property.value = function (this: object): unknown {
    if (results.has(this)) results.set(this, method.call(this));
    return results.get(this);
  };
}
`,
      'src/price-list.ts': `import { once } from './once.ts';

export class PriceList {
  reads = 0;
  @once
  prices(): readonly number[] {
    this.reads += 1;
    return [this.reads];
  }
}
`,
    },
    tests: {
      'test/once.test.ts': `import { PriceList } from '../src/price-list.ts';

heal('../src/once.ts#once')('reads once', () => {
  const list = new PriceList();
  expect([list.prices(), list.prices()]).toEqual([[1], [1]]);
  expect(new PriceList().prices()).toEqual([1]);
});
`,
    },
    edit: ['if (results', 'if (!results'],
    way: 'reload',
  },
  {
    kind: 'JSX',
    files: {
      'src/greeting.jsx': `import React from 'react';

export function Greeting({ name, visits }) {
  return <p className="greeting">{visits > 1 ? <b>Back, {name}</b> : <i>Welcome, {name}</i>}</p>;
}
`,
    },
    tests: {
      'test/greeting.test.jsx': `import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Greeting } from '../src/greeting.jsx';

heal('../src/greeting.jsx#Greeting')('welcomes back after the first visit', () => {
  expect(renderToStaticMarkup(<Greeting name="Ada" visits={1} />)).toBe('<p class="greeting"><b>Back, Ada</b></p>');
});

test('welcomes back who was here', () => {
  expect(renderToStaticMarkup(<Greeting name="Ada" visits={2} />)).toBe('<p class="greeting"><b>Back, Ada</b></p>');
  expect(renderToStaticMarkup(<Greeting name="Ada" visits={0} />)).toBe('<p class="greeting"><i>Welcome, Ada</i></p>');
});
`,
    },
    edit: ['visits > 1', 'visits >= 1'],
  },
  {
    kind: 'TSX',
    files: {
      'src/rows.tsx': `import React, { type ReactNode } from 'react';

interface Props {
  readonly names: readonly string[];
  readonly most?: number;
}

export function Rows({ names, most = 3 }: Props): ReactNode {
  const shown = names.slice(0, most);
  return (
    <ul>
      {shown.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length >= most && <li>…</li>}
    </ul>
  );
}
`,
    },
    tests: {
      'test/rows.test.tsx': `import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Rows } from '../src/rows.tsx';

heal('../src/rows.tsx#Rows')('shows dots only when something is left out', () => {
  expect(renderToStaticMarkup(<Rows names={['a', 'b']} most={2} />)).toBe('<ul><li>a</li><li>b</li></ul>');
});

test('leaves names out', () => {
  expect(renderToStaticMarkup(<Rows names={['a', 'b']} most={1} />)).toBe('<ul><li>a</li><li>…</li></ul>');
  expect(renderToStaticMarkup(<Rows names={['a']} />)).toBe('<ul><li>a</li></ul>');
});
`,
    },
    edit: ['length >= most', 'length > most'],
  },
];
