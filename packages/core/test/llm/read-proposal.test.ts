import { diffArrays } from 'diff';
import { describe, expect, it } from 'vitest';
import { inspectPatch } from '../../src/guard/inspect-patch.ts';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { readProposal } from '../../src/llm/reply/read-proposal.ts';
import { readTarget } from '../../src/llm/reply/slot.ts';
import { REPLY_SHAPES } from './reply-shapes.ts';
import { TARGETS } from './reply-targets.ts';

describe('readProposal', () => {
  it('is tried with shapes enough of TypeScript, TSX and JavaScript', () => {
    const files = new Set(REPLY_SHAPES.map(({ target }) => TARGETS[target].file.split('.').at(-1)));

    expect(files).toEqual(new Set(['cjs', 'js', 'ts', 'tsx']));
    expect(new Set(REPLY_SHAPES.map(({ reply }) => reply)).size).toBeGreaterThan(100);
  });

  it.each(REPLY_SHAPES)('reads $name', ({ target: name, reply, becomes }) => {
    const target = TARGETS[name];

    const proposal = readProposal(reply, readTarget(target));

    expect(
      proposal.status === 'unusable'
        ? { unusable: proposal.reason }
        : changedLines(target.source, applyEdits(target.source, proposal.edits)),
    ).toEqual(becomes);
  });

  it('proposes nothing that leaves the target or changes what others see of the module', () => {
    const refused = REPLY_SHAPES.flatMap(({ name, target, reply }) => {
      const proposal = readProposal(reply, readTarget(TARGETS[target]));
      if (proposal.status === 'unusable') return [];
      const inspection = inspectPatch(TARGETS[target], proposal.edits);
      return inspection.allowed ? [] : [{ name, reasons: inspection.reasons }];
    });

    expect(refused).toEqual([]);
  });

  it('says what it leaves out because it lies outside of the target', () => {
    const file = TARGETS.price.source
      .replace("clean(match[1] ?? '')", 'round(clean(match[0]))')
      .replace('price.amount === 0', '!price.amount')
      .replace('import {', "import { round } from './round.ts';\nimport {");

    expect(readProposal(`\`\`\`ts\n${file}\n\`\`\``, readTarget(TARGETS.price))).toMatchObject({
      status: 'proposed',
      ignored: [
        '`isFree` is not part of the target.',
        'The import of `round` lies outside of the target: use what the file has.',
      ],
    });
  });
});

function changedLines(before: string, after: string): string[] {
  return diffArrays(before.split('\n'), after.split('\n')).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => (added ? '+' : '-') + line) : [],
  );
}
