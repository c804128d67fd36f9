import { describe, expect, it } from 'vitest';
import { EVIDENCE, LIMITS, SOURCE } from '../__fixtures__/sample-prompt.ts';
import { buildPrompt } from './build-prompt.ts';

describe('buildPrompt', () => {
  it.each([
    ['a module', { symbol: undefined }, 'the whole file, every line of it'],
    [
      'a long declaration',
      { symbol: 'total', source: SOURCE.replace('  let', `${'  // so\n'.repeat(160)}  let`) },
      'search/replace edits inside `total`',
    ],
  ])('asks for %s in another form', (_what, change, words) => {
    const { symbol, ...target } = { ...EVIDENCE.target, ...change };
    const source = target.source;
    const regions = [{ start: 0, end: source.length }];

    const { system } = buildPrompt(
      { ...EVIDENCE, target: { ...target, regions, ...(symbol !== undefined && { symbol }) } },
      LIMITS,
    );

    expect(system).toContain(words);
  });
});
