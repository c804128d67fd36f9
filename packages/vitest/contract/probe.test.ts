import type { ProbeMessage, ProbeTask, RunOutcome } from '@testheal/core';
import { tempProject } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';

import { createVitestOracle } from '../src/run/oracle.ts';
import { PROBE_PROJECTS, type ProbeProject } from './probe-projects.ts';
import { home, hostEntry, vitestVersion } from './vitest-home.ts';

const CONFIG = `export default { test: { globals: true } }\n`;

/** Runs the project's tests as they are, and probes for what makes them pass. */
async function probe({ files, target = 'src/a.ts' }: ProbeProject): Promise<readonly ProbeMessage[]> {
  await using project = await tempProject(home, { 'vitest.config.js': CONFIG, ...files });
  await using oracle = createVitestOracle({
    version: vitestVersion,
    setup: { root: project.root, configFile: `${project.root}/vitest.config.js`, mode: 'test', options: {} },
    options: { memoryMb: 512 },
    entry: hostEntry,
  });
  const { signal } = new AbortController();
  const testFile = `${project.root}/test/a.test.ts`;
  const baseline = await oracle.run({ files: [{ path: testFile }], overlay: {}, timeoutMs: 30_000 }, signal);
  const source = files[target] ?? '';
  const messages: ProbeMessage[] = [];
  const task = taskOf({ file: `${project.root}/${target}`, source, testFile, baseline });
  for await (const message of oracle.probe(task, signal)) messages.push(message);
  return messages;
}

function taskOf(facts: { file: string; source: string; testFile: string; baseline: RunOutcome }): ProbeTask {
  const { file, source, testFile, baseline } = facts;
  if (baseline.status !== 'completed') throw new Error(`the baseline did not complete: ${JSON.stringify(baseline)}`);
  const ran = baseline.results.filter(({ status }) => status !== 'skipped');
  return {
    target: { file, source, regions: [{ start: 0, end: source.length }] },
    testFile,
    tests: ran.map(({ id, status, errors: [error] }) => ({
      id,
      role: status === 'failed' ? 'target' : 'guard',
      ...(error !== undefined && { message: error.message.split('\n')[0] ?? '' }),
    })),
    overlay: {},
    limits: { maxCandidates: 1000, timeoutMs: 20_000, slack: 1, maxAfterFirst: 10 },
    seed: 1,
    journal: {},
    announce: false,
    allowSockets: false,
  };
}

const WHY_NOT = {
  'in-place': {},
  reload: { reason: expect.stringContaining('(in-place)') as string },
  'reload-each': { reason: expect.stringMatching(/\(in-place.*reload\)$/) as string },
};

describe(`a probe in a worker of Vitest ${vitestVersion}`, () => {
  it.each(PROBE_PROJECTS)('finds a patch for $what, $way', async (project) => {
    const messages = await probe(project);

    const calibrated = messages.find(({ type }) => type === 'calibrated' || type === 'unprobeable');
    expect(calibrated).toMatchObject({ type: 'calibrated', way: project.way, leftOut: [] });
    // Of each cheaper way it tells why not.
    expect(calibrated).toEqual(expect.objectContaining(WHY_NOT[project.way]));
    expect(messages.map(({ type }) => type)).toContain('plausible');
  });
});
