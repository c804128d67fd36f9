import { expect, it } from 'vitest';
import { leaveBranch } from '../../src/operators/statement/leave-branch.ts';
import { proposePatches } from './propose.ts';

it.each<[source: string, exits: readonly string[]]>([
  ['function f(a) { if (!a) { g(); } h(a); }', ['return;', 'return true;', 'return false;']],
  ['const f = (a) => { if (a) { g(); } };', ['return true;', 'return false;']],
  ['function f(a) { if (a) { g(); } return a.b; }', ['return a.b;']],
  [
    'function f(all) { for (const a of all) { if (a) { g(); } h(a); } }',
    ['continue;', 'break;', 'return;', 'return true;', 'return false;'],
  ],
  [
    'function f(all) { for (const a of all) { if (a) { g(); } } i(); }',
    ['break;', 'return;', 'return true;', 'return false;'],
  ],
  ['for (const a of all) { if (a) { g(); } h(a); }', ['continue;', 'break;']],
  ['class A { constructor(a) { if (a) { g(); } h(a); } }', []],
  ['function f(a) { if (a) { return; } h(a); }', []],
  ['function f(a) { if (a) g(); h(a); }', []],
])('leave-branch: %s', (source, exits) => {
  expect(proposePatches(leaveBranch, { source }).toSorted()).toEqual(
    exits.map((exit) => source.replace('g();', `g();\n${exit}`)).toSorted(),
  );
});
