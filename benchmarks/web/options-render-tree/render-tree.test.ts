import { printTree, renderTree } from './render-tree';

const tree = {
  name: 'app',
  children: [
    { name: 'src', children: [{ name: '.env' }, { name: 'main.ts' }] },
    { name: '.git' },
    { name: 'test', children: [{ name: 'main.test.ts' }] },
  ],
};

it('draws lines', () => {
  expect(renderTree(tree)).toEqual([
    'app',
    '├── src',
    '│   ├── .env',
    '│   └── main.ts',
    '├── .git',
    '└── test',
    '    └── main.test.ts',
  ]);
});

it('can do without line drawing', () => {
  expect(renderTree(tree, { ascii: true })).toEqual([
    'app',
    '|-- src',
    '|   |-- .env',
    '|   `-- main.ts',
    '|-- .git',
    '`-- test',
    '    `-- main.test.ts',
  ]);
});

it('hides dot files on all levels', () => {
  expect(renderTree(tree, { hideDotFiles: true })).toEqual([
    'app',
    '├── src',
    '│   └── main.ts',
    '└── test',
    '    └── main.test.ts',
  ]);
});

it('prints a leaf', () => {
  expect(printTree({ name: 'a' }, { ascii: true })).toBe('a\n');
});
