import type { Runner } from '../support/heal-project.ts';
import { ALL_KINDS } from './all-kinds.ts';
import { COMPONENT_KINDS } from './component-kinds.ts';
import type { Kind } from './kind.ts';
import { fareKind } from './fare-kind.ts';

/** A way to set a runner up, with the kinds that could be different there. */
export interface SetUp {
  readonly setUp: string;
  readonly runner: Runner;
  readonly config: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly kinds: readonly Kind[];
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "module": "CommonJS",
    "esModuleInterop": true,
    "allowImportingTsExtensions": true,
    "noEmit": true,
    "strict": true,
    "experimentalDecorators": true,
    "ignoreDeprecations": "6.0",
    "moduleResolution": "node10",
    "types": ["jest"]
  }
}
`;

/** A compiler that knows all files puts numbers in the place of its members: nothing is left to be read by its name. */
const CONST_ENUM_KIND: Kind = {
  kind: 'const enum of another module',
  files: {
    'src/postage.ts': `import { Size } from './size';

export function postage(size: Size, weight: number): number {
  if (size === Size.Letter) return weight < 50 ? 1 : 2;
  return size === Size.Parcel && weight > 2000 ? 9 : 5;
}
`,
    'src/size.ts': `export const enum Size {
  Letter,
  Parcel,
}
`,
  },
  tests: {
    'test/postage.test.ts': `import { postage } from '../src/postage';
import { Size } from '../src/size';

heal('../src/postage#postage')('takes the heaviest letter at the lowest rate', () => {
  expect([postage(Size.Letter, 20), postage(Size.Letter, 50), postage(Size.Letter, 51)]).toEqual([1, 1, 2]);
});

test('asks more for what is heavy', () => {
  expect([postage(Size.Parcel, 2000), postage(Size.Parcel, 2001)]).toEqual([5, 9]);
});
`,
  },
  edit: ['weight < 50', 'weight <= 50'],
};

export const SET_UPS: readonly SetUp[] = [
  {
    setUp: 'workspace projects, one a pool',
    runner: 'vitest',
    config: {
      'vitest.config.mjs': `const project = (name, pool) => ({ test: { name, pool, root: './' + name, include: ['test/*.test.ts'] } });
export default {
  test: { projects: [project('in-forks', 'forks'), project('in-threads', 'threads'), project('in-vm', 'vmThreads')] },
};
`,
    },
    kinds: [
      fareKind('pool forks', 'fork', 'in-forks/'),
      fareKind('pool threads', 'thread', 'in-threads/'),
      fareKind('pool vmThreads', 'vm', 'in-vm/'),
    ],
  },
  {
    setUp: 'workspace projects',
    runner: 'jest',
    config: {
      'jest.config.cjs': `const project = (displayName, testEnvironment) => ({
  displayName,
  testEnvironment,
  testMatch: ['<rootDir>/' + displayName + '/test/*.test.ts'],
});
module.exports = { projects: [project('server', 'node'), project('browser', 'jsdom')] };
`,
    },
    kinds: [fareKind('project in node', 'server', 'server/'), fareKind('project in jsdom', 'browser', 'browser/')],
  },
  {
    setUp: 'Testing Library',
    runner: 'vitest',
    config: {
      'vitest.config.mjs': `export default {
  test: { globals: true, environment: 'jsdom', include: ['test/*.test.tsx'] },
};
`,
    },
    kinds: COMPONENT_KINDS,
  },
  {
    setUp: 'Testing Library',
    runner: 'jest',
    config: {
      'jest.config.cjs': `module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/test/*.test.tsx'],
  transform: {
    '\\.[jt]sx?$': [
      'babel-jest',
      {
        presets: [
          ['@babel/preset-env', { targets: { node: 'current' } }],
          '@babel/preset-react',
          '@babel/preset-typescript',
        ],
      },
    ],
  },
};
`,
    },
    kinds: COMPONENT_KINDS,
  },
  {
    setUp: 'ts-jest',
    runner: 'jest',
    config: {
      'tsconfig.json': TSCONFIG,
      'jest.config.cjs': `module.exports = { preset: 'ts-jest', testMatch: ['<rootDir>/test/**/*.test.*'] };\n`,
    },
    kinds: [fareKind('enum and types', 'typed'), CONST_ENUM_KIND, ...picked('TypeScript: method with a decorator')],
  },
  {
    setUp: 'swc',
    runner: 'jest',
    config: {
      'jest.config.cjs': `const jsc = {
  target: 'es2022',
  parser: { syntax: 'typescript', tsx: true, decorators: true },
  transform: { legacyDecorator: true },
};
module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'], transform: { '\\\\.[jt]sx?$': ['@swc/jest', { jsc }] } };
`,
    },
    kinds: [
      fareKind('enum and types', 'typed'),
      ...picked(
        'TypeScript: method with a decorator',
        'a mocked dependency',
        'CommonJS test with `const { f } = require(…)`',
        'TSX',
      ),
    ],
  },
  {
    setUp: 'native ESM',
    runner: 'jest',
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
    config: {
      'package.json': '{ "name": "fixture", "private": true, "type": "module" }\n',
      'jest.config.cjs': `module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'], transform: {} };\n`,
    },
    kinds: [
      {
        kind: 'native ES module',
        files: {
          'src/ratio.js': `const PRECISION = 2;

export function ratio(part, whole) {
  return (whole / part).toFixed(PRECISION);
}
`,
        },
        tests: {
          'test/ratio.test.js': `import { ratio } from '../src/ratio.js';

heal('../src/ratio.js#ratio')('divides', () => {
  expect([ratio(1, 4), ratio(3, 2)]).toEqual(['0.25', '1.50']);
});
`,
        },
        edit: ['whole / part', 'part / whole'],
        way: 'in-place',
      },
      {
        kind: 'constant of a native ES module',
        files: {
          'src/password.js': `import { trimmed } from './trimmed.js';

const SHORTEST = 9;

export default class Password {
  static isLongEnough(text) {
    return trimmed(text).length >= SHORTEST;
  }
}
`,
          'src/trimmed.js': 'export const trimmed = (text) => text.trim();\n',
        },
        tests: {
          'test/password.test.js': `const { default: Password } = await import('../src/password.js');

heal('../src/password.js#default.isLongEnough')('takes eight characters', () => {
  expect(['1234567 ', '12345678', '123456789'].map(Password.isLongEnough)).toEqual([false, true, true]);
});
`,
        },
        edit: ['= 9', '= 8'],
        way: 'in-place',
      },
    ],
  },
];

function picked(...names: readonly string[]): Kind[] {
  return names.map((name) => {
    const kind = ALL_KINDS.find((each) => each.kind === name);
    if (kind === undefined) throw new Error(`no kind ${name}`);
    return kind;
  });
}
