import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { analyzeScopes, bindingsAt } from '../../../syntax/scope.ts';
import type { PointPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';
import { staleFields } from './stale-fields.ts';

const asked = (question: string): string => `if (this.anchor !== null && ${question}) this.anchor = null;`;

it.each([
  ['for (const id of this.all) if (!shown.has(id)) this.all.delete(id);', [asked('!shown.has(this.anchor)')]],
  ['for (const id of gone) if (gone.includes(id)) drop(id);', [asked('gone.includes(this.anchor)')]],
  ['this.all = this.all.filter((id) => shown.has(id));', [asked('!shown.has(this.anchor)')]],
  ['this.all = this.all.filter((id) => !gone.has(id));', [asked('gone.has(this.anchor)')]],
  ['this.all = this.all.map((id) => shown.has(id));', []],
  ['for (const id of this.all) if (!shown.get(id)) drop(id);', []],
  ['for (const id of this.all) { const own = new Set(); if (own.has(id)) drop(id); }', []],
])('beside %s', (statement, expected) => {
  const source = `class A { anchor = null; size = 0; set(shown, gone) { ${statement} here; } }`;
  const module = parseModule(source, 'scene.ts');
  const scope = analyzeScopes(module.program);
  const path = [...pathsOf(module.program)].find(({ node }) => node.type === 'Identifier' && node.name === 'here');
  const site = { path, start: source.indexOf('here') };
  const context = { bindingsAt: (offset: number) => bindingsAt(scope, offset) };

  const fields = staleFields({ site } as PointPlace, { module, context } as unknown as Workshop);

  expect(fields.flatMap(({ statements }) => statements)).toEqual(expected);
  expect(fields.every(({ reset }) => reset === 'this.anchor = null;')).toBe(true);
});
