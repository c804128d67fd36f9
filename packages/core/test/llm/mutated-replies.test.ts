import { expect, it } from 'vitest';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { parses } from '../../src/syntax/parse.ts';
import { readProposal } from '../../src/llm/reply/read-proposal.ts';
import { readTarget } from '../../src/llm/reply/slot.ts';
import { mutateReply, seededRandom } from './mutate-reply.ts';
import { REPLY_SHAPES } from './reply-shapes.ts';
import { TARGETS } from './reply-targets.ts';

const MUTATIONS = 100_000;

it(
  'survives 100,000 mutated replies, never edits outside of the target, and reads at least 30 % of them',
  { timeout: 600_000 },
  () => {
    const random = seededRandom(20_261_122);
    const targets = Object.fromEntries(Object.entries(TARGETS).map(([name, target]) => [name, readTarget(target)]));
    const outside: string[] = [];
    const broken: string[] = [];
    let proposed = 0;

    for (let i = 0; i < MUTATIONS; i += 1) {
      const shape = REPLY_SHAPES[i % REPLY_SHAPES.length] as (typeof REPLY_SHAPES)[number];
      const { source, file, regions } = TARGETS[shape.target];
      const reply = mutateReply(shape.reply, random);
      const proposal = readProposal(reply, targets[shape.target] as ReturnType<typeof readTarget>);
      if (proposal.status === 'unusable') continue;
      proposed += 1;
      const isInside = proposal.edits.every(({ start, end }) => regions.some((r) => r.start <= start && end <= r.end));
      if (!isInside) outside.push(reply);
      // To parse is most of the time of this test.
      if (proposed % 20 === 0 && !parses(applyEdits(source, proposal.edits), file)) broken.push(reply);
    }

    expect({ outside, broken }).toEqual({ outside: [], broken: [] });
    expect(proposed / MUTATIONS).toBeGreaterThan(0.3);
  },
);
