import type { HealReport, TargetReport } from '@testheal/core';
import { startModelServer } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealedRun } from './support/heal-project.ts';

const STUB = `export function initials(name: string): string {
  throw new Error('todo');
}
`;

const TESTS = `import { initials } from '../src/initials';

heal('../src/initials#initials')('takes the first letters', () => {
  expect(initials('ada  lovelace')).toBe('AL');
});
heal('../src/initials#initials')('takes all of them', () => {
  expect(initials('Grace Brewster Hopper')).toBe('GBH');
});
`;

function reply(letter: string): string {
  const body = `return name.split(/\\s+/).map((word) => ${letter}).join('');`;
  return `A telltale.\n\n\`\`\`ts\nexport function initials(name: string): string {\n  ${body}\n}\n\`\`\`\n`;
}

const REPLIES = [reply("word[0] ?? ''"), reply("(word[0] ?? '').toUpperCase()")];
const RECORDING = 'recorded/calls.jsonl';
const FEW = ['--heal-max-candidates', '100'];

/** A report without what time makes different. */
function timeless({ report }: HealedRun): unknown {
  const { durationMs: _duration, firstDiffMs: _first, totals, targets, ...rest } = report as HealReport;
  const { durationMs: _all, ...counts } = totals;
  return { ...rest, counts, targets: targets.map(timelessTarget) };
}

function timelessTarget({ search, ...target }: TargetReport): unknown {
  const { candidatesPerSecond: _rate, probeMs: _probe, verifyMs: _verify, firstPlausibleMs: _first, ...rest } = search;
  return { ...target, search: rest };
}

it.each(RUNNERS)(
  'a recorded run with %s is repeated without the model, and one that asks for something else is told so',
  async (runner) => {
    await using server = await startModelServer(REPLIES.map((text) => ({ type: 'text', text })));
    using project = healProject(runner, {
      'src/initials.ts': STUB,
      'test/initials.test.ts': `${testHead(runner)}${TESTS}`,
      '.env': 'BOOKING_API_TOKEN=booking-4711-secret-0815\n',
    });
    const place = ['--heal-base-url', server.baseUrls['openai-compatible'], '--heal-key-variable', 'none'];

    const recorded = await project.heal([
      '--heal-llm',
      ...place,
      '--heal-model',
      'scripted',
      '--heal-record',
      RECORDING,
      ...FEW,
    ]);
    const replayed = await project.heal(['--heal-model', `replay:${RECORDING}`, ...FEW]);
    project.write('src/initials.ts', `${STUB}// Not as it was.\n`);
    const other = await project.heal(['--heal-model', `replay:${RECORDING}`, ...FEW]);

    expect(recorded.report?.targets).toMatchObject([
      { status: 'healed', patches: [{ operator: 'scripted, attempt 2' }], usage: { calls: 2 } },
    ]);
    expect(timeless(replayed)).toEqual(timeless(recorded));
    expect(server.requests).toHaveLength(2);
    expect(project.read(RECORDING)).toContain('A telltale.');
    expect(project.read(RECORDING)).not.toMatch(/booking-4711-secret-0815|lovelace/);
    expect(other.report?.targets).toMatchObject([
      {
        status: 'not-healed',
        reason: 'provider-error',
        explanation: expect.stringMatching(
          /the request is not the one recorded in .*: the section “The file .*” differs/,
        ),
      },
    ]);
  },
  400_000,
);
