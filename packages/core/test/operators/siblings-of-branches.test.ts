import { expect, it } from 'vitest';
import { followSibling } from '../../src/operators/idioms/steps/follow-sibling.ts';
import { mirrorBranch } from '../../src/operators/idioms/steps/mirror-branch.ts';
import { proposePatches } from './propose.ts';

it('follow-sibling in the branches of conditions', () => {
  const source = (first: string) =>
    `if (a) {\n  take(x);${first}\n} else if (b) {\n  take(y);\n  i++;\n} else {\n  take(z);\n  i++;\n}`;

  expect(proposePatches(followSibling, { source: source('') })).toEqual([source('\n  i++;')]);
  expect(proposePatches(followSibling, { source: source(' i++;') })).toEqual([]);
});

it('follow-sibling in the cases of a switch, before what they share', () => {
  const source = (second: string) =>
    `function f() { switch (kind) {\n  case 'a':\n    open = true;\n    push(1);\n    break;\n  case 'b':\n    ${second}push(2);\n    break;\n} }`;

  expect(proposePatches(followSibling, { source: source('') })).toEqual([source('open = true;\n    ')]);
});

it.each([
  ['what sets the same otherwise', 'if (a) { take(x); n = 1; } else { take(y); n = 2; }'],
  ['a name that only the other branch has', 'if (a) { take(x); } else { const n = y; take(n); put(n); }'],
  ['branches that share nothing', 'if (a) { take(x); } else { put(y); i++; }'],
  ['a branch of its own', 'if (a) { take(x); } if (b) { take(y); i++; }'],
])('follow-sibling leaves %s alone', (_, source) => {
  expect(proposePatches(followSibling, { source })).toEqual([]);
});

it('mirror-branch at the setting that lacks a step', () => {
  const source = (path: string) => `function f(o) {
  if (o.path) {
    check(pathPattern, o.path);${path}
  }
  if (o.domain) {
    check(domainPattern, o.domain);
    text += '; Domain=' + o.domain;
  }
}`;

  expect(proposePatches(mirrorBranch, { source: source('') })).toEqual([source("\n    text += '; Path=' + o.path;")]);
  expect(proposePatches(mirrorBranch, { source: source("\n    text += '; Path=' + o.path;") })).toEqual([]);
});

it.each([
  ['branches that have nothing in common', 'if (o.a) { f(o.a); } if (o.b) { g(o.b); h(o.b); }'],
  ['conditions that differ in two words', 'if (o.a) { f(1); } if (p.b) { f(1); g(p.b); }'],
  ['what is the same for both', 'if (o.a) { f(o.a); } if (o.b) { f(o.b); count++; }'],
])('mirror-branch leaves %s alone', (_, body) => {
  expect(proposePatches(mirrorBranch, { source: `function f(o) { ${body} }` })).toEqual([]);
});
