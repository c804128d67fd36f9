import { expect, it } from 'vitest';
import { keepPlace } from '../../src/operators/idioms/promises-and-listeners/keep-place.ts';
import { setFirst } from '../../src/operators/idioms/promises-and-listeners/set-first.ts';
import { assignAlways } from '../../src/operators/idioms/steps/assign-always.ts';
import { flushBefore } from '../../src/operators/idioms/steps/flush-before.ts';
import { noticeCycle } from '../../src/operators/idioms/steps/notice-cycle.ts';
import { takeInNext } from '../../src/operators/idioms/steps/take-in-next.ts';
import { propose, proposePatches } from './propose.ts';

it.each<[walk: string, mended: string | undefined]>([
  [
    'all.map(async (item) => { out.push(await work(item)); })',
    'all.map(async (item, index) => { out[index] = await work(item); })',
  ],
  [
    'all.forEach(async ({ id }: Item, nth: number) => { const made = await work(id); this.#out.push(made); })',
    'all.forEach(async ({ id }: Item, nth: number) => { const made = await work(id); this.#out[nth] = made; })',
  ],
  [
    'all.map(async function (item?: Item) { out.push(await work(item)) })',
    'all.map(async function (item?: Item, index) { out[index] = await work(item); })',
  ],
  // Without parentheses there is no place for another parameter.
  [
    'all.map(async item => { out.push(await work(item)); })',
    'all.map(async (item, index) => { out[index] = await work(item); })',
  ],
  ['all.map((item) => { out.push(work(item)); })', undefined],
  ['all.filter(async (item) => { out.push(await work(item)); })', undefined],
  ['all.map(async (item) => { out.push(...(await work(item))); })', undefined],
  ['all.map(async (...items) => { out.push(await work(items)); })', undefined],
  ['all.map(async (item, [index]) => { out.push(await work(item)); })', undefined],
  // It is the second argument of another `map`, which gives something else besides the item.
  ['pool.map(all, async (item) => { out.push(await work(item)); })', undefined],
  // Not one for each item.
  ['all.map(async (item) => { if (await isGood(item)) out.push(item); })', undefined],
  ['all.map(async (item) => { for (const each of item) out.push(await work(each)); })', undefined],
  ['all.map(async (item) => { const out = []; out.push(await work(item)); return out; })', undefined],
  ['all.map(async (item) => { (await open(item)).push(1); })', undefined],
])('keep-place in %s', (walk, mended) => {
  const around = (text: string): string => `class A { #out = []; async f(all) { const out = []; await ${text}; } }`;
  expect(proposePatches(keepPlace, { source: around(walk) })).toEqual(mended === undefined ? [] : [around(mended)]);
});

it.each<[body: string, mended: string | undefined]>([
  [
    'tell(next, this.now);\n  this.now = next;',
    'const previous = this.now;\n  this.now = next;\n  tell(next, previous);',
  ],
  [
    'for (const each of this.all) each(this.#a.b, this.#a.b.c);\n  this.#a.b = next;',
    'const previous = this.#a.b;\n  this.#a.b = next;\n  for (const each of this.all) each(previous, previous.c);',
  ],
  [
    'this.all.forEach((each) => { if (!each) return; each(this.now?.id); }); this.now = next',
    'const previous = this.now;\n  this.now = next;\n  this.all.forEach((each) => { if (!each) return; each(previous?.id); });',
  ],
  // What is said between the two stays.
  [
    'await tell(this.now); // Both.\n  /* Now. */\n  this.now = next;',
    'const previous = this.now;\n  // Both.\n  /* Now. */\n  this.now = next;\n  await tell(previous);',
  ],
  ['const told = tell(this.now);\n  this.now = next;', undefined],
  ['tell(next);\n  this.now = next;', undefined],
  ['tell(this.now);\n  this.now += next;', undefined],
  ['this.past.push(this.now);\n  this.now = next;', undefined],
  ['clearTimeout(this.now);\n  this.now = next;', undefined],
  // A method would lose its `this`, what is set would not be known yet, and a constant cannot be set.
  ['this.now(next);\n  this.now = next;', undefined],
  ['tell(this.now?.(next));\n  this.now = next;', undefined],
  ['next = find(this.now);\n  this.now = next;', undefined],
  ['if (isOpen()) this.now++;\n  this.now = next;', undefined],
  // What it was asked for was to leave.
  ['if (isSame(this.now, next)) return;\n  this.now = next;', undefined],
  // A variable from around is seen by others, and one of its own is not.
  ['tell(now, all.now);\n  now = next;', 'const previous = now;\n  now = next;\n  tell(previous, all.now);'],
  ['let now = 1; tell(now);\n  now = next;', undefined],
  ['tell(next);\n  next = 1;', undefined],
])('set-first in %j', (body, mended) => {
  const around = (text: string): string => `class A { #a = {}; async f(next) {\n  ${text}\n} }`;
  expect(proposePatches(setFirst, { source: around(body) })).toEqual(mended === undefined ? [] : [around(mended)]);
});

it.each<[at: string, mended: string | undefined]>([
  ['if (problem) this.error = problem;', 'this.error = problem;'],
  ['if (problem !== undefined) {\n    error = problem\n  }', 'error = problem;'],
  ["if (problem != '') { this.all[key] = problem; }", 'this.all[key] = problem;'],
  // What is said about it stays.
  ['if (problem) {\n    // For all to see.\n    error = problem;\n  }', '// For all to see.\n  error = problem;'],
  ['if (problem) this.error = problem; else clear();', undefined],
  ['if (problem) this.error = other;', undefined],
  ['if (problem === undefined) this.error = problem;', undefined],
  ['if (problem) this.error ||= problem;', undefined],
  ['if (find()) this.error = find();', undefined],
  ['if (problem) { this.error = problem; tell(); }', undefined],
  // To set what is there already does the same.
  ['if (problem !== this.error) this.error = problem;', undefined],
])('assign-always in %j', (at, mended) => {
  const scene = { source: `function f(problem) {\n  ${at} done();\n}`, at };
  const answers = (given: readonly unknown[]) => ({ ...scene, elsewhere: given });
  expect(propose(assignAlways, scene)).toEqual(mended === undefined ? [] : [mended]);
  expect(propose(assignAlways, answers([false, true]))).toEqual(mended === undefined ? [] : [mended]);
  expect(propose(assignAlways, answers(['a', 'b']))).toEqual([]);
});

/** A loop with an arm that closes a word, and another arm. */
function lexer(other: string, flush: string = "if ($w !== '') out.push($w);\n      $w = '';"): string {
  return `function f(text) {
  const out = [];
  let $w = '';
  for (const c of text) {
    if (c === ' ') {
      ${flush}
    } else if (c === '(') {
${other}
    } else $w += c;
  }
}`;
}

it.each<[what: string, source: string, mended: readonly string[]]>([
  [
    'the arm of a bracket',
    lexer('      out.push(c);'),
    [lexer("      if ($w !== '') out.push($w);\n      $w = '';\n      out.push(c);")],
  ],
  [
    'an arm that is indented otherwise',
    lexer(
      '        switch (c) { case 1: out.push([c]); }',
      'if ($w) {\n        out.push($w);\n      }\n      $w = null;',
    ),
    [
      lexer(
        '        switch (c) { case 1: if ($w) {\n          out.push($w);\n        }\n        $w = null;\n        out.push([c]); }',
        'if ($w) {\n        out.push($w);\n      }\n      $w = null;',
      ),
    ],
  ],
  ['an arm with the word itself', lexer('      out.push($w + c);'), []],
  ['an arm with another list', lexer('      other.push(c);'), []],
  ['no arm that begins anew', lexer('      out.push(c);', 'out.push($w);\n      $w = c;'), []],
  ['an arm that pushes nothing', lexer('      skip(c);'), []],
  [
    'a place that does not know the word',
    'function f(out) { if (a) { const n = g(); for (let w = 1; w; ) { out.push(w); w = 0; } } else { out.push(1); } }',
    [],
  ],
])('flush-before in %s', (_what, source, mended) => {
  expect(proposePatches(flushBefore, { source })).toEqual(mended);
});

const walk = (begin: string, before = 'const done = new Set();') =>
  `${before}\nfunction visit(task) {\n  ${begin}\n  for (const each of task.needs) visit(each);\n  done.add(task);\n}`;

it.each<[source: string, made: string | undefined]>([
  [walk('if (done.has(task)) return;'), 'const done = new Set();\nconst open = new Set();'],
  [
    walk('if (done.has(task)) {\n    return;\n  }', 'export const done = new Map()'),
    'export const done = new Map()\nconst open = new Set();',
  ],
  [walk('if (done.has(task)) return; else begin();'), undefined],
  [walk('if (done.has(task.id)) return;'), undefined],
  [walk('if (done.get(task)) return;'), undefined],
  // It tells of a circle already, or goes on.
  [walk("if (done.has(task)) throw new Error('circle');"), undefined],
  [walk('if (done.has(task)) count++;'), undefined],
  // Another function's set, or one that is not made here.
  [walk('if (done.has(task)) return;', 'function other() { const done = new Set(); }'), undefined],
  [walk('if (done.has(task)) return;', 'for (const done of sets) run();'), undefined],
  [walk('if (done.has(task)) return;').replace('visit(each)', 'other(each)'), undefined],
])('notice-cycle in %j', (source, made) => {
  const [before = '', leave = ''] = [
    source.split('\nfunction visit')[0],
    /if \(done[^]*?return;(\n {2}\})?/.exec(source)?.[0],
  ];
  const mended = (how: string): string =>
    source.replace(leave, `${leave}\n  if (open.has(task)) ${how};\n  open.add(task);`).replace(before, made as string);
  const expected = (how: string): string[] => (made === undefined ? [] : [mended(how)]);
  expect(proposePatches(noticeCycle, { source, file: 'scene.js' })).toEqual(expected('return'));
  const messages = ["expected function to throw 'circle'"];
  expect(proposePatches(noticeCycle, { source, file: 'scene.js', messages })).toEqual(
    expected("throw new Error('circle')"),
  );
});

it.each<[body: string, under: string | undefined, otherwise: string | undefined]>([
  [
    'if (isLast) this.result = result;\n  this.busy = false;',
    'if (isLast) {\n    this.result = result;\n    this.busy = false;\n  }',
    'if (isLast) {\n    this.result = result;\n  } else {\n    this.busy = false;\n  }',
  ],
  // What is said in it, behind it and in front of the next stays.
  [
    'if (a) {\n    // First.\n    b();\n  } // Then.\n  // Next.\n  c();',
    'if (a) {\n    // First.\n    b();\n    // Then.\n  // Next.\n    c();\n  }',
    'if (a) {\n    // First.\n    b();\n  } else {\n    // Then.\n  // Next.\n    c();\n  }',
  ],
  [
    'if (a) // Why.\n    b();\n  c()',
    'if (a) // Why.\n    {\n    b();\n    c()\n  }',
    'if (a) // Why.\n    {\n    b();\n  } else {\n    c()\n  }',
  ],
  // The `else` is that of the outer one.
  [
    'if (a) if (b) c(); d();',
    'if (a) {\n    if (b) c();\n    d();\n  }',
    'if (a) {\n    if (b) c();\n  } else {\n    d();\n  }',
  ],
  ['if (a) b(); else c();\n  d();', undefined, undefined],
  ['if (a) return;\n  b();', undefined, undefined],
  ['if (a) { b(); throw c; }\n  d();', undefined, undefined],
  ['if (a) {}\n  b();', undefined, undefined],
  ['if (a) b();\n  const c = d();', undefined, undefined],
  ['if (a) b();\n  super();', undefined, undefined],
])('take-in-next in %j', (body, under, otherwise) => {
  const around = (text: string): string => `class A extends B { constructor(result) {\n  ${text}\n} }`;
  const mended = (...texts: (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : [around(text)]));
  const scene = { source: around(body) };
  expect(proposePatches(takeInNext, scene)).toEqual(mended(under, otherwise));
  expect(proposePatches(takeInNext, { ...scene, elsewhere: [false] })).toEqual(mended(under));
  expect(proposePatches(takeInNext, { ...scene, elsewhere: [true] })).toEqual(mended(otherwise));
});
