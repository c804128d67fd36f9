import { describe, expect, it } from 'vitest';
import type { TypeShape } from '../../../model/module-types.ts';
import type { ValueKind } from '../../../model/value-kind.ts';
import { parseModule } from '../../../syntax/parse.ts';
import { collectSites, type ExpressionSite } from '../../../syntax/sites.ts';
import { NO_TYPES, type KnownTypes } from '../../declared-types/known-types.ts';
import type { Term } from './term.ts';
import { typeFit } from './type-fit.ts';

/** The expression between the slashes. */
function siteOf(source: string): ExpressionSite {
  const start = source.indexOf('/');
  const module = parseModule(source.replaceAll('/', ''), 'scene.ts');
  const { expressions } = collectSites(module, [{ start: 0, end: source.length }]);
  return expressions.find((site) => site.start === start && site.end === source.lastIndexOf('/') - 1) as ExpressionSite;
}

const SITE = siteOf('f(/x/)');

/** `declared`: kinds of names. */
function fit(
  wanted: TypeShape | undefined,
  term: Pick<Term, 'text' | 'kind' | 'role'>,
  {
    mismatch,
    declared = {},
    site = SITE,
  }: { mismatch?: number; declared?: Readonly<Record<string, readonly ValueKind[]>>; site?: ExpressionSite } = {},
): number | undefined {
  const types: KnownTypes = {
    ...NO_TYPES,
    wantedAt: () => wanted,
    ofName: (text) => declared[text] && { kinds: declared[text] },
  };
  return typeFit(site, types)({ cost: 1, values: [], keepsOriginal: false, ...term }, mismatch);
}

const NUMBER: TypeShape = { kinds: ['number'] };
const ALIGN: TypeShape = {
  kinds: ['string'],
  constants: [
    { text: "'left'", value: 'left' },
    { text: "'right'", value: 'right' },
  ],
  isClosed: true,
};

describe('a declared type', () => {
  it.each<[string, TypeShape, Pick<Term, 'text' | 'kind' | 'role'>]>([
    ['an object where a number goes', NUMBER, { text: 'order', kind: 'object', role: 'name' }],
    ['null where a number goes', NUMBER, { text: 'null', kind: 'missing', role: 'literal' }],
    ['a list where an object of a class goes', { kinds: ['date'] }, { text: 'list', kind: 'array', role: 'name' }],
    ['a string that is no member', ALIGN, { text: "'middle'", kind: 'string', role: 'literal' }],
  ])('refuses %s', (_what, wanted, term) => {
    expect(fit(wanted, term, { mismatch: 0 })).toBeUndefined();
  });

  it.each<[string, TypeShape, Pick<Term, 'text' | 'kind' | 'role'>]>([
    ['a number', NUMBER, { text: 'count', kind: 'number', role: 'name' }],
    ['a member', ALIGN, { text: "'right'", kind: 'string', role: 'literal' }],
    ['a name, whose string may be a member', ALIGN, { text: 'align', kind: 'string', role: 'name' }],
    ['a list where an interface goes', { kinds: ['object'] }, { text: 'list', kind: 'array', role: 'name' }],
    ['what was always missing, and may be anything', NUMBER, { text: 'limit', kind: 'missing', role: 'name' }],
  ])('leaves the cost of %s', (_what, wanted, term) => {
    expect(fit(wanted, term, { mismatch: 0 })).toBe(0);
  });

  it('makes a kind that was never seen there, but may be, as cheap as nearly usual', () => {
    expect(fit({ kinds: ['number', 'string'] }, { text: 'x', kind: 'string', role: 'name' }, { mismatch: 0.7 })).toBe(
      0.2,
    );
  });

  it('leaves what is not there as unlikely as it is, though it may be', () => {
    const term = { text: 'undefined', kind: 'missing', role: 'literal' } as const;

    expect(fit({ kinds: ['missing', 'number'] }, term, { mismatch: 0.7 })).toBe(0.7);
  });

  it.each(['x === /null/', '/null/ != x'])('lets `%s` be compared with what is not there', (source) => {
    const term = { text: 'undefined', kind: 'missing', role: 'literal' } as const;

    expect(fit(NUMBER, term, { mismatch: 0.7, site: siteOf(source) })).toBe(0.7);
  });

  it('lets a name in that was always missing only when it is declared as what fits', () => {
    const term = { text: 'limit', kind: 'missing', role: 'name' } as const;

    expect([
      fit(NUMBER, term, { mismatch: 0.7, declared: { limit: ['missing', 'number'] } }),
      fit(NUMBER, term, { mismatch: 0.7, declared: { limit: ['missing', 'string'] } }),
    ]).toEqual([0.7, undefined]);
  });

  it('brings back nothing that makes no sense there', () => {
    expect(fit(NUMBER, { text: '2', kind: 'number', role: 'literal' })).toBeUndefined();
  });
});

it('nothing changes without one', () => {
  const term = { text: 'order', kind: 'object', role: 'name' } as const;

  expect([fit(undefined, term, { mismatch: 0.7 }), fit({ isClosed: true }, term, { mismatch: 0.7 })]).toEqual([
    0.7, 0.7,
  ]);
});
