import { describe, expect, it } from 'vitest';
import { copyArm } from '../../src/operators/condition/copy-arm.ts';
import { copyCase } from '../../src/operators/condition/copy-case.ts';
import { proposePatches } from './propose.ts';

const TIERS = `function price(n, plan) {
  let each = plan.one;
  if (n >= 50) {
    each = plan.many;
  } else if (n >= 3) {
    each = plan.few;
  }
  return each;
}`;

const PERIODS = `function days(count, period) {
  switch (period) {
    case 'day':
      return count;
    case 'month':
      return count * 30;
    default:
      return BASE;
  }
}`;

describe('copy-arm', () => {
  it('copies an arm of a chain before and after it, for what the failing tests compared and for keys that were seen', () => {
    const seen = { n: [10], plan: [{ one: 4, few: 3, some: 2, many: 1 }] };

    const sources = proposePatches(copyArm, { source: TIERS, seen });

    expect(sources).toContain(
      TIERS.replace('} else if (n >= 3)', '} else if (n >= 10) {\n    each = plan.some;\n  } else if (n >= 3)'),
    );
    expect(sources).toContain(
      TIERS.replace(
        '    each = plan.few;\n  }',
        '    each = plan.few;\n  } else if (n >= 10) {\n    each = plan.some;\n  }',
      ),
    );
  });

  it('copies a lone condition as a statement of its own', () => {
    const source = "function suffix(last) {\n  if (last === 2) return 'nd';\n  return 'th';\n}";

    const sources = proposePatches(copyArm, { source, seen: { last: [3] }, messages: ["expected '3th' to be '3rd'"] });

    expect(sources).toContain(source.replace("  return 'th'", "  if (last === 3) return 'rd';\n  return 'th'"));
  });

  it('takes other constants of the module, and a word of what was expected', () => {
    const source = `const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
function ago(s) {
  if (s < HOUR) return count(s / MINUTE, 'minute');
  else return count(s / DAY, 'day');
}`;

    const sources = proposePatches(copyArm, { source, messages: ["expected '0 days' to be '1 hour'"] });

    expect(sources).toContain(
      source.replace('  else return', "  else if (s < DAY) return count(s / HOUR, 'hour');\n  else return"),
    );
  });

  it.each([
    'if (a) run();',
    'if (n > 3) stop();',
    'if (n === undefined) return 1;',
    'if (n > 3 && m > 4 && k > 5) return 1;',
  ])('has nothing to copy in %s', (statement) => {
    expect(proposePatches(copyArm, { source: `function f(n, m, k) { ${statement} }` })).toEqual([]);
  });
});

describe('copy-case', () => {
  it('makes a case for what no case is for, with another number or a plain answer', () => {
    const sources = proposePatches(copyCase, { source: PERIODS, seen: { period: ['week', 'day'] } });

    expect(sources).toContain(PERIODS.replace('count * 30;', "count * 30;\n    case 'week':\n      return count * 7;"));
    expect(sources).toContain(PERIODS.replace('    default', "    case 'week':\n      return count;\n    default"));
  });

  it('calls a case by its name, where the others are called so', () => {
    const source =
      'function skip(kind) {\n  switch (kind) {\n    case Kind.Whole:\n      take(8);\n      break;\n  }\n}';
    const seen = { kind: [5, 1], Kind: [{ Whole: 1, Half: 5 }] };
    const sources = proposePatches(copyCase, { source, seen });

    expect(sources).toContain(source.replace('break;', 'break;\n    case Kind.Half:\n      take(4);\n      break;'));
    expect(sources.filter((text) => /case (?:\d|Kind\.Whole:[^]*Kind\.Whole)/.test(text))).toEqual([]);
  });

  it('puts one label more where the same is done', () => {
    const sources = proposePatches(copyCase, { source: PERIODS, seen: { period: ['week'] } });

    expect(sources).toContain(PERIODS.replace("case 'month':", "case 'month':\n    case 'week':"));
    expect(proposePatches(copyCase, { source: PERIODS, seen: { period: [true] } })).toContain(
      PERIODS.replace("case 'month':", "case 'month':\n    case true:"),
    );
  });

  it.each([
    ['every value has a case', PERIODS, ['day', 'month']],
    ['a case falls through', 'function f(x) { switch (x) { case 1: a(1); case 2: b(2); } }', [3]],
    ['nothing was seen', PERIODS, []],
  ])('makes none where %s', (_, source, period) => {
    expect(proposePatches(copyCase, { source, seen: { period, x: period } })).toEqual([]);
  });

  it('gives back in the copy what the failure waits for', () => {
    const source = "switch (word) {\n  case 'true':\n    return true;\n}";
    const messages = ["AssertionError: expected 'nan' to be NaN"];

    expect(
      proposePatches(copyCase, { source: `function f(word) {\n${source}\n}`, messages, seen: { word: ['nan'] } }),
    ).toContain(
      "function f(word) {\nswitch (word) {\n  case 'nan':\n    return NaN;\n  case 'true':\n    return true;\n}\n}",
    );
  });
});
