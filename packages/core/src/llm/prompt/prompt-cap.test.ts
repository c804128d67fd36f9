import { describe, expect, it } from 'vitest';
import type { ModelAttempt } from '../../model/model-attempt.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import { EVIDENCE, FAILED, LIMITS, SOURCE, textOf } from '../__fixtures__/sample-prompt.ts';
import { buildPrompt } from './build-prompt.ts';

describe('buildPrompt', () => {
  it('keeps the cap whatever there is, and says what it leaves out', () => {
    const long = (what: string): string => Array.from({ length: 3_000 }, (_, i) => `${what} ${i}`).join('\n');
    const source = `${long('// before')}\n${SOURCE}${long('// after')}\n`;
    const start = source.indexOf('function');
    const evidence: RepairEvidence = {
      ...EVIDENCE,
      target: { ...EVIDENCE.target, source, regions: [{ start, end: source.indexOf('}\n', start) + 1 }] },
      related: [{ path: 'src/a.ts', line: 1, text: long('type') }],
      tests: [{ path: 'a.test.ts', line: 1, text: long('expect') }],
      failures: Array.from({ length: 50 }, (_, i) => ({ test: `t ${i}`, message: long('error'), expected: long('x') })),
      similar: [{ path: 'src/b.ts', line: 1, text: long('similar') }],
      instructions: [{ from: 'promptExtra', text: long('extra') }],
    };
    const attempts = Array.from({ length: 9 }, (_, i): ModelAttempt => ({ ...FAILED, attempt: i + 1 }));

    for (const maxInputTokens of [3_000, 8_000, 30_000]) {
      const prompt = textOf(buildPrompt(evidence, { ...LIMITS, maxInputTokens }, { attempts, best: 2 }));

      expect(prompt.length).toBeLessThanOrEqual(maxInputTokens * 3);
      expect(prompt.match(/ \| {3}(?:let sum|for \(const|return round)/g)).toHaveLength(3);
      expect(prompt).toMatch(/… \d+ lines left out/);
      expect(prompt.match(/## Attempt \d/g)).toHaveLength(9);
    }
  });
});
