import { describe, expect, it } from 'vitest';
import { parseModule } from '../syntax/parse.ts';
import { withEntryReports } from './entry-reports.ts';
import { guardedModule } from './guarded-source.ts';
import { indexSource } from './source-index.ts';

const TICK = '(__h||__g()).tick(__i)';

function reported(source: string, regions = [{ start: 0, end: source.length }], file = 'a.ts'): string {
  return guardedModule(withEntryReports(indexSource(parseModule(source, file)), regions)).split('return __h}')[1] ?? '';
}

describe('withEntryReports', () => {
  it.each([
    ['function f(a) { g() }', `function f(a) {${TICK};__h.enter(1,(_$)=>(a)); g() }`],
    ['const f = (a) => a.b', `const f = (a) => (${TICK},(__h.enter(1,(_$)=>(a)),a.b))`],
    [
      'function f({ a, ...b }, [c] = []) {}',
      `function f({ a, ...b }, [c] = []) {${TICK};__h.enter(3,(_$)=>_$===0?(a):_$===1?(b):(c));}`,
    ],
    ['function f(this: Window) {}', `function f(this: Window) {${TICK};}`],
    ["function f(a) { 'use strict' }", `function f(a) { 'use strict';${TICK};;__h.enter(1,(_$)=>(a)); }`],
  ])('hands over the parameters of %s', (source, expected) => {
    expect(reported(source)).toBe(expected);
  });

  it('hands over what a function uses of other modules of the project, and of no package', () => {
    const source =
      "import { list } from './list';import type { Row } from './rows';import fs from 'node:fs';function f(): Row { return fs.g(list) }";

    expect(reported(source)).toContain('__h.enter(1,(_$)=>(list));');
  });

  it('leaves an import of a type one, also where it does not say so', () => {
    const source = "import { Row } from './rows';function f(a: Row) {}";

    expect(reported(source)).toContain('__h.enter(1,(_$)=>(a));');
  });

  it('reports nothing of functions that are no part of the target', () => {
    const source = 'function f(a) {}function g(b) {}';

    expect(reported(source, [{ start: 16, end: source.length }])).toBe(
      `function f(a) {${TICK};}function g(b) {${TICK};__h.enter(1,(_$)=>(b));}`,
    );
  });
});
