import {
  engineClock,
  runProbe,
  type Candidate,
  type ProbeDriver,
  type ProbeMessage,
  type ProbeTask,
  type ProbeTest,
} from '../../src/worker.ts';
import type { ModuleTypes, TypesAnswer } from '../../src/model/module-types.ts';
import { scriptedDriver } from '@testheal/testkit';
import type { Fault } from './fault.ts';

const ROOT = '/project';

export interface FaultRun {
  readonly messages: readonly ProbeMessage[];
  /** Cheapest first. */
  readonly plausible: readonly Candidate[];
}

/** Runs a whole probe on a fault, over a driver that really runs the module and its tests. `types`: what lies there. */
export async function runFault(
  fault: Fault,
  changes: Partial<ProbeTask> = {},
  realm: 'same' | 'own' = 'same',
  types?: ModuleTypes,
): Promise<FaultRun> {
  const target = `${ROOT}/${fault.file}`;
  const testFile = `${ROOT}/fault.test.ts`;
  const names = [...fault.source.matchAll(/^export (?:async )?(?:function\*?|const|class|enum) (\w+)/gm)].map(
    (match) => match[1],
  );
  const files = {
    [fault.file]: fault.source,
    'h.ts':
      'export const h = (type: unknown, props: object, children: unknown) => ({ type, props: { ...props, children } });',
    'fault.test.ts': [
      `import { ${names.join(', ')} } from './${fault.file}';`,
      'const same = (actual, expected) => expect(actual).toEqual(expected);',
      fault.tests,
    ].join('\n'),
  };
  const driver: ProbeDriver = {
    ...scriptedDriver({ project: { root: ROOT, files }, testFile, targetFile: target, realm }),
    readText: () => types && JSON.stringify({ status: 'known', types } satisfies TypesAnswer),
  };
  const task: ProbeTask = {
    target: { file: target, source: fault.source, regions: [{ start: 0, end: fault.source.length }] },
    testFile,
    tests: await usersRun(driver, fault),
    overlay: {},
    limits: { maxCandidates: 20_000, timeoutMs: 60_000, slack: 1.2, maxAfterFirst: 400 },
    seed: 1,
    journal: {},
    announce: false,
    allowSockets: false,
    ...changes,
  };
  const messages: ProbeMessage[] = [];
  const keep = async (message: ProbeMessage): Promise<void> => {
    if (message.type === 'fault') throw new Error(`${message.operator} failed: ${message.reason}`);
    messages.push(message);
  };
  await runProbe(task, driver, keep, engineClock());
  const plausible = messages.flatMap((message) => (message.type === 'plausible' ? [message.candidate] : []));
  return { messages, plausible: plausible.toSorted((a, b) => a.cost - b.cost) };
}

/** What the tests do without any probe. */
async function usersRun(driver: ProbeDriver, fault: Fault): Promise<ProbeTest[]> {
  const tests: ProbeTest[] = [];
  const look: Parameters<ProbeDriver['load']>[2] = async (session) => {
    for (const [index, id] of session.tests.entries()) {
      const hangs = fault.hanging?.includes(id.titlePath.at(-1) as string);
      const message = hangs ? 'Test timed out in 5000ms.' : (await session.run(index, 1_000)).message;
      tests.push(
        message === undefined
          ? { id, role: 'guard' }
          : { id, role: 'target', message: message.split('\n')[0] as string },
      );
    }
  };
  await driver.load(fault.source, {}, look, () => {});
  return tests;
}
