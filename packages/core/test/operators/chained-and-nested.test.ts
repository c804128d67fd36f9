import { describe, expect, it } from 'vitest';
import { outliveFailure } from '../../src/operators/async/outlive-failure.ts';
import { restoreOuter } from '../../src/operators/statement/restore-outer.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('outlive-failure', () => {
  const pending = Promise.resolve(1);
  it.each<Row>([
    [
      { source: 'x = last.then((value) => value)', seen: { last: [pending] } },
      ['last.catch(() => undefined).then((value) => value)'],
    ],
    [
      { source: 'x = this.last.then(() => job())', seen: { 'this.last': [pending] } },
      ['this.last.catch(() => undefined).then(() => job())', 'this.last.then(() => job(), () => job())'],
    ],
    [
      { source: 'x = last.then(job)', seen: { last: [pending], job: [() => 1] } },
      ['last.catch(() => undefined).then(job)', 'last.then(job, job)'],
    ],
    [
      { source: 'x = last.then(job)', seen: { job: [(value: unknown) => value] } },
      ['last.catch(() => undefined).then(job)'],
    ],
    [{ source: 'x = (a ?? b).then(job)', at: '(a ?? b).then(job)' }, ['(a ?? b).catch(() => undefined).then(job)']],
    // No promise, one that is not rejected, and failures that are seen to.
    [{ source: 'x = last.then(job)', seen: { last: ['text'] } }, []],
    [{ source: 'x = Promise.resolve(1).then(job)' }, []],
    [{ source: 'x = last.catch(log).then(job)' }, []],
    [{ source: 'x = last.then(job, log)' }, []],
    [{ source: 'x = last.then(job).catch(log)', at: 'last.then(job)' }, []],
    [{ source: 'x = last.then(...jobs)' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(outliveFailure, { ...scene, at: scene.at ?? scene.source.slice(4) })).toEqual(replacements);
  });

  it.each<Row>([
    [{ source: 'await last;', seen: { last: [pending] } }, ['await last.catch(() => undefined)']],
    [
      { source: 'await this.locks[key];', seen: { 'this.locks[key]': [pending] } },
      ['await this.locks[key].catch(() => undefined)'],
    ],
    // What nobody has seen, what is done only there, and a value that is wanted.
    [{ source: 'await last;' }, []],
    [{ source: 'await save();', seen: { 'save()': [pending] } }, []],
    [{ source: 'x = await last', at: 'await last', seen: { last: [pending] } }, []],
  ])('goes on behind %j as it should', (scene, replacements) => {
    const source = `async function f() { ${scene.source} }`;

    expect(propose(outliveFailure, { ...scene, source, at: scene.at ?? scene.source.slice(0, -1) })).toEqual(
      replacements,
    );
  });
});

describe('restore-outer', () => {
  const run = 'let owner = null;\nfunction run(name, work) {\n  owner = name;\n  work();\n  owner = null;\n}\n';
  const tried =
    'class A {\n  run(job) {\n    this.job = job;\n    try {\n      return job();\n    } finally {\n      this.job = undefined;\n    }\n  }\n}\n';
  it.each<Row>([
    [
      { source: run },
      [
        'let owner = null;\nfunction run(name, work) {\n  const outer = owner;\n  owner = name;\n  work();\n  owner = outer;\n}\n',
      ],
    ],
    [
      { source: tried },
      [
        'class A {\n  run(job) {\n    const outer = this.job;\n    this.job = job;\n    try {\n      return job();\n    } finally {\n      this.job = outer;\n    }\n  }\n}\n',
      ],
    ],
    [
      {
        source: 'f = (outer) => {\n  try {\n    a.on = false;\n    g(outer);\n  } finally {\n    a.on = true;\n  }\n}',
      },
      [
        'f = (outer) => {\n  const previous = a.on;\n  try {\n    a.on = false;\n    g(outer);\n  } finally {\n    a.on = previous;\n  }\n}',
      ],
    ],
    [
      { source: 'f = () => {\n  at = 1\n  g()\n  at = 2\n  g()\n  at = 0\n}' },
      ['f = () => {\n  const outer = at\n  at = 1\n  g()\n  at = outer\n  g()\n  at = 0\n}'],
    ],
    [{ source: run, seen: { owner: [null, 'a'] } }, [expect.stringContaining('owner = outer')]],
    [{ source: tried, seen: { this: [{}, { job: 1 }] } }, [expect.stringContaining('this.job = outer')]],
    // What was never nested, a name of its own, no work, nothing emptied, and what is not the same place.
    [{ source: run, seen: { owner: [null, undefined] } }, []],
    [{ source: tried, seen: { this: [{ job: undefined }] } }, []],
    [{ source: run.replace('let owner = null;\n', '').replace('(name', '(owner, name') }, []],
    [{ source: run.replace('work();', '') }, []],
    [{ source: run.replace('owner = name', 'owner = null') }, []],
    [{ source: run.replace('owner = null;\n}', 'owner = name.next;\n}') }, []],
    [{ source: 'f = () => { a().on = false; g(); a().on = true; }' }, []],
    [{ source: 'owner = name;\nwork();\nowner = null;' }, []],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(restoreOuter, scene)).toEqual(sources);
  });
});
