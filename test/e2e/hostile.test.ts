import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealProject } from './support/heal-project.ts';

/** Processes of this machine whose command line or working directory is the project's. */
function processesOf(project: HealProject): string[] {
  const table = execFileSync('ps', ['-eo', 'pid,args', '--no-headers'], { encoding: 'utf8' });
  return table.split('\n').filter((line) => line.includes(project.root));
}

/** In each, some operator makes a candidate that does the terrible thing before the right edit is found. */
const HOSTILE: readonly { name: string; source: string; test: string }[] = [
  {
    name: 'endless loops',
    source: `export function countDown(from: number): number[] {
  const seen: number[] = [];
  let i = from;
  while (i > 1) {
    seen.push(i);
    i -= 1;
  }
  return seen;
}
`,
    test: 'expect([target.countDown(3), target.countDown(1)]).toEqual([[3, 2, 1], [1]]);',
  },
  {
    name: 'promises that never settle',
    source: `export async function firstReady(values: number[], ready: boolean): Promise<number> {
  if (!ready) await new Promise(() => undefined);
  return values[1] ?? -1;
}
`,
    test: 'expect([await target.firstReady([7, 8], true), await target.firstReady([], true)]).toEqual([7, -1]);',
  },
  {
    name: 'process.exit',
    source: `export function check(level: number): string {
  if (level > 9) process.exit(3);
  return level > 5 ? 'high' : 'low';
}
`,
    test: "expect([target.check(5), target.check(4), target.check(6)]).toEqual(['high', 'low', 'high']);",
  },
  {
    name: 'out of memory',
    source: `export function pad(text: string, size: number): string {
  const parts: unknown[] = [];
  let rest = size - 1;
  while (rest > 0) {
    parts.push(size > 1e6 ? new Array(1e7).fill(rest) : '*');
    rest -= 1;
  }
  return parts.join('') + text;
}
`,
    test: "expect([target.pad('x', 2), target.pad('y', 0), target.pad('z', 3)]).toEqual(['**x', 'y', '***z']);",
  },
  {
    name: 'unhandled rejections and thrown non-errors',
    source: `export function parse(text: string): number {
  if (text === '') throw 'empty';
  if (text === 'late') void Promise.reject(null);
  return Number(text) + 1;
}
`,
    test: "expect([target.parse('4'), target.parse('-2'), target.parse('0')]).toEqual([4, -2, 0]);",
  },
];

describe.each(RUNNERS)('%s goes on past candidates with', (runner) => {
  it.each(HOSTILE)('$name, and leaves no process behind', async ({ source, test }) => {
    using project = healProject(runner, {
      'src/target.ts': source,
      'test/target.test.ts': `${testHead(runner)}import * as target from '../src/target';
heal('../src/target')('does its job', async () => {
  ${test}
});
`,
    });

    const run = await project.heal();

    expect(run.report?.targets[0]).toMatchObject({ status: 'healed' });
    expect(run.exitCode).toBe(1);
    expect(processesOf(project)).toEqual([]);
  });
});
