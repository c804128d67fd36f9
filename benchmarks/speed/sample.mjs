import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readCase } from 'testheal';

const SUITES = ['web', 'faults'];

/** What the plain loop can play: the common test API, and one module without imports. */
const PLAIN_TEST =
  /\b(?:vi|jest)\.|\b(?:before|after)(?:Each|All)\b|\bimport\b[^;]*\bfrom '(?!\.\/)|\.(?:skip|only|todo|concurrent|resolves|rejects)\b|\basync\b/;
const PLAIN_MODULE = /^\s*import\b/m;

/**
 * The cases that are measured with: one module without imports, one test file that needs no more than `test`, `describe` and
 * `expect`. Every one of the suites that fits, in the order of their names, up to `most`.
 */
export function sampleCases(folder, most) {
  const places = SUITES.flatMap((suite) => casesBelow(path.join(folder, suite)));
  return places
    .flatMap((place) => {
      const reading = readCase(place);
      if (reading.status !== 'read') return [];
      const { module, test, fixed, support, target } = reading.case;
      if (fixed === undefined || support.length > 0 || !module.endsWith('.ts') || !target.includes('#')) return [];
      const read = (file) => readFileSync(path.join(place, file), 'utf8');
      const [source, tests] = [read(module), read(test)];
      if (PLAIN_TEST.test(tests) || PLAIN_MODULE.test(source)) return [];
      const name = path.relative(folder, place).replaceAll('\\', '-').replaceAll('/', '-');
      return [{ name, module, test, target, source, tests, fixed: read(fixed) }];
    })
    .slice(0, most);
}

function casesBelow(folder) {
  if (existsSync(path.join(folder, 'case.json'))) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => casesBelow(path.join(folder, entry.name)));
}
