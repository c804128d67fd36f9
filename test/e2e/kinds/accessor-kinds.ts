import type { Kind } from './kind.ts';

/** Targets that are read or set like a field of a class. */
export const ACCESSOR_KINDS: readonly Kind[] = [
  {
    kind: 'getter',
    files: {
      'src/box.ts': `export class Box {
  #width: number;
  #height: number;
  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }
  get area(): number {
    return this.#width + this.#height;
  }
}
`,
    },
    tests: {
      'test/box.test.ts': `import { Box } from '../src/box.ts';

heal('../src/box.ts#Box.area')('multiplies the sides', () => {
  expect(new Box(3, 4).area).toBe(12);
  expect(new Box(2, 0).area).toBe(0);
});

test('knows two by two', () => {
  expect(new Box(2, 2).area).toBe(4);
});
`,
    },
    edit: ['#width + this', '#width * this'],
  },
  {
    kind: 'setter',
    files: {
      'src/volume.ts': `export class Volume {
  #level = 0;
  get level(): number {
    return this.#level;
  }
  set level(value: number) {
    this.#level = Math.max(value, 10);
  }
}
`,
    },
    tests: {
      'test/volume.test.ts': `import { Volume } from '../src/volume.ts';

heal('../src/volume.ts#Volume.level')('stops at ten', () => {
  const volume = new Volume();
  volume.level = 3;
  expect(volume.level).toBe(3);
  volume.level = 11;
  expect(volume.level).toBe(10);
});
`,
    },
    edit: ['Math.max', 'Math.min'],
  },
];
