import { startModelServer } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import { HARD_TARGETS, replyWith } from './support/hard-targets.ts';
import { healProject, RUNNERS, testHead } from './support/heal-project.ts';

describe.each(RUNNERS)('the book of a run with %s', (runner) => {
  it('lets one call through for three targets when one is allowed, and says of each that it is used up', async () => {
    // Each would be healed by its second answer.
    await using server = await startModelServer(({ text }) => {
      const asked = HARD_TARGETS.find(({ stillFails }) => text.includes(stillFails));
      return { type: 'text', text: asked === undefined ? 'I do not know.' : replyWith(asked.answers[0]) };
    });
    const files = HARD_TARGETS.flatMap(({ file, source, tests }) => [
      [`src/${file}.ts`, source],
      [`test/${file}.test.ts`, `${testHead(runner)}${tests}`],
    ]);
    using project = healProject(runner, Object.fromEntries(files) as Record<string, string>);
    const model = ['--heal-llm', '--heal-base-url', server.baseUrls['openai-compatible'], '--heal-model', 'scripted'];
    const limits = ['--heal-key-variable', 'none', '--heal-model-calls', '1', '--heal-max-candidates', '200'];

    const run = await project.heal([...model, ...limits]);

    expect(server.requests).toHaveLength(1);
    const targets = run.report?.targets ?? [];
    expect(targets.reduce((sum, { usage }) => sum + usage.calls, 0)).toBe(1);
    expect(targets.map(({ status }) => status)).toEqual(HARD_TARGETS.map(() => 'not-healed'));
    const steps = targets.flatMap(({ ladder = [] }) => ladder.filter(({ step }) => step === 'model'));
    expect(steps).toMatchObject(HARD_TARGETS.map(() => ({ stop: 'budget' })));
    expect(steps.map(({ explanation }) => explanation).join('\n')).toContain('--heal-model-calls allows more');
  });
});
