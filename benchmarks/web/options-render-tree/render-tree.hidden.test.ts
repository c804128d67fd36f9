import { printTree } from './render-tree';

const deep = {
  name: 'a',
  children: [
    { name: 'b', children: [{ name: 'c', children: [{ name: '.d' }, { name: 'e', children: [{ name: 'f' }] }] }] },
    { name: '.g', children: [{ name: 'h' }] },
  ],
};

test('ascii, four levels', () => {
  expect(printTree(deep, { ascii: true })).toBe(
    'a\n|-- b\n|   `-- c\n|       |-- .d\n|       `-- e\n|           `-- f\n`-- .g\n    `-- h\n',
  );
});

test('hidden, four levels', () => {
  expect(printTree(deep, { hideDotFiles: true })).toBe('a\n└── b\n    └── c\n        └── e\n            └── f\n');
});

test('both', () => {
  expect(printTree(deep, { hideDotFiles: true, ascii: true })).toBe(
    'a\n`-- b\n    `-- c\n        `-- e\n            `-- f\n',
  );
});

test('none', () => {
  expect(printTree(deep)).toBe(
    'a\n├── b\n│   └── c\n│       ├── .d\n│       └── e\n│           └── f\n└── .g\n    └── h\n',
  );
});
