import { expect, it } from 'vitest';
import { copyExpression } from '../../src/operators/unwrap/copy-expression.ts';
import { propose, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

/** The place is the last of its text, as `«…»`. */
function scene(marked: string, seen?: Scene['seen']): Scene {
  const [before = '', at = '', after = ''] = marked.split(/[«»]/);
  return { source: before + at + after, at, ...(seen && { seen }) };
}

const LEFT = 'all.filter((each) => !each.left)';

it.each<Row>([
  [scene(`class A { a() { return «this.all»; } b() { return this.${LEFT}; } }`), [`this.${LEFT}`]],
  [scene('f = (entry) => use(«entry.name»); g = (item) => keyOf(item.name)'), ['keyOf(entry.name)']],
  [scene("f = (e) => e.last.toLowerCase().includes('a') || «e.first».includes('a')"), ['e.first.toLowerCase()']],
  [scene('f = (o) => «o.all».set(1, 2); g = (doc) => new Map(doc.all)'), ['new Map(o.all)']],
  [scene('f = (m) => «m.to === to»; g = (each) => each.to === to && !each.read; let to'), ['m.to === to && !m.read']],
  [scene('f = (name) => use(«name»); g = (name) => keyOf(name); h = (other) => keyOf2(other)'), ['keyOf(name)']],
  [
    scene('f = (p) => sum + «p.price * p.count»; g = (each) => sum + totalOf(each); function totalOf(a) {}'),
    ['totalOf(p)'],
  ],
])('puts in %j what the module does elsewhere', (given, replacements) => {
  expect(propose(copyExpression, given)).toEqual(replacements);
});

it.each<Row>([
  [
    scene('f = (all) => all.filter((m) => «m.role === 1»); g = (all) => all.find((member) => !member.left)', {
      'm.role === 1': [true, false],
    }),
    ['m.role === 1 && !m.left'],
  ],
  [
    scene('f = (a) => { if («a.x > 1») g(); }; h = (a) => { if (a.open && a.y) g(); }; k = (a) => a.open && a.z'),
    ['a.x > 1 && a.open', 'a.x > 1 && a.y', 'a.x > 1 && a.z'],
  ],
  [
    scene('f = (a) => { if («a.x || a.y») g(); }; h = (a) => { if (a.z || a.y) g(); }; k = (a) => { if (a.q) g(); }'),
    ['a.x || a.y || a.z', '(a.x || a.y) && a.q'],
  ],
])('asks in %j what the module asks elsewhere', (given, replacements) => {
  expect(propose(copyExpression, given)).toEqual(replacements);
});

it.each(
  [
    [
      'it is so already',
      scene(`class A { a() { return «this.all».filter((each) => !each.left); } b() { return this.${LEFT}; } }`),
      [],
    ],
    ['two names are one', scene('f = (x) => use(«g(x, x)»); h = (a, b) => keyOf(g(a, b))'), []],
    ['the names are not there', scene('f = (name) => use(«name»); g = (name, key) => keyOf(name, key)'), []],
    [
      '`this` is another',
      scene('class A { a() { return use(«b.c»); } } class B { d() { return this.keyOf(b.c); } }'),
      [],
    ],
    [
      'it gives another kind of value',
      scene('f = (a) => use(«a.list»); g = (a) => sizeOf(a.list)', { 'a.list': [[1]], 'sizeOf(a.list)': [1] }),
      [],
    ],
  ].map(([why, given, replacements]) => [given, replacements, why] as [Scene, string[], string]),
)('copies nothing in %j to %j, where %s', (given, replacements) => {
  expect(propose(copyExpression, given)).toEqual(replacements);
});
