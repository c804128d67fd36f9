import path from 'node:path';
import type { ScriptedCall } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import type { Oracle } from '../src/ports/oracle.ts';
import { healInMemory, ROOT } from './support/heal-in-memory.ts';

/** Two targets with nothing in common; what a test adds may give them something. */
const FILES = {
  'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
  'src/b.ts': 'export function g(x: number) {\n  return x - 2 - 0;\n}\n',
  'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
  'test/b.test.ts': "import { g } from '../src/b.ts';\ntest('two more', () => { expect(g(1)).toBe(3) });\n",
};
const MARKERS = { 'one more': '../src/a.ts#f', 'two more': '../src/b.ts#g' };
const FOUND = {
  'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }],
  'src/b.ts#g': [{ replace: [['- 2', '+ 2']] as const }],
};

/** Where our package lies when it is linked. */
const LINKED = 'packages/vitest/index.js';

/** Which file's probe, and which test files' run over how many patches, in the order of the questions. */
async function asked(files: Readonly<Record<string, string>>): Promise<{ order: string[]; healed: string[] }> {
  const { calls, targets } = await healInMemory({ files, markers: MARKERS, found: FOUND, around: slowProofs });
  return { order: calls.flatMap(shown), healed: targets.map(({ file, status }) => `${file} ${status}`) };
}

/** Runs over a patch that take their time, so that there is something to do meanwhile. */
function slowProofs(oracle: Oracle): Oracle {
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return Object.assign(Object.create(oracle) as Oracle, {
    resolveImport: async (...question: Parameters<Oracle['resolveImport']>) =>
      question[0] === '@testheal/vitest' ? path.posix.join(ROOT, LINKED) : oracle.resolveImport(...question),
    async run(...question: Parameters<Oracle['run']>) {
      const isProof = Object.keys(question[0].overlay).length > 0;
      for (let turns = isProof ? 20 : 0; turns > 0; turns--) await turn();
      return oracle.run(...question);
    },
  });
}

function shown(call: ScriptedCall): string[] {
  if (call.method === 'probe')
    return [`probe ${path.basename(call.task.target.file)} over ${Object.keys(call.task.overlay).length}`];
  if (call.method !== 'run') return [];
  const files = call.request.files.map((file) => path.basename(file.path, '.test.ts'));
  return [`run ${files.join('+')} over ${Object.keys(call.request.overlay).length}`];
}

describe('the probe of the next target', () => {
  it('begins while the finds for the one before are proved, and is the only one', async () => {
    const { order, healed } = await asked(FILES);

    expect(healed).toEqual(['src/a.ts healed', 'src/b.ts healed']);
    expect(order.filter((call) => call.startsWith('probe'))).toEqual(['probe a.ts over 0', 'probe b.ts over 0']);
    // A probe that is begun in its own turn leaves the first call to the baseline.
    expect(order.indexOf('probe b.ts over 0')).toBeLessThan(order.indexOf('run b over 0'));
  });

  it('begins then also where our own package is linked, and would load what nobody can tell', async () => {
    const marked = (test: string): string => `import { heal } from '@testheal/vitest';\n${test}`;

    const { order } = await asked({
      ...FILES,
      'test/a.test.ts': marked(FILES['test/a.test.ts']),
      'test/b.test.ts': marked(FILES['test/b.test.ts']),
      [LINKED]: 'export const heal = (name) => import(name);\n',
    });

    expect(order.filter((call) => call.startsWith('probe'))).toEqual(['probe a.ts over 0', 'probe b.ts over 0']);
  });

  it.each([
    ['the module of the next imports that of the one before', { 'src/b.ts': `import './a.ts';\n${FILES['src/b.ts']}` }],
    ['its tests do', { 'test/b.test.ts': `import '../src/a.ts';\n${FILES['test/b.test.ts']}` }],
    [
      'a module is imported by a name that is known only when it runs',
      { 'src/b.ts': `${FILES['src/b.ts']}export const load = (name: string) => import(\`./\${name}.ts\`);\n` },
    ],
  ])('begins in its turn, over the patch before it, when %s', async (_when, changed) => {
    const { order, healed } = await asked({ ...FILES, ...changed });

    expect(healed).toEqual(['src/a.ts healed', 'src/b.ts healed']);
    expect(order.filter((call) => call.startsWith('probe'))).toEqual(['probe a.ts over 0', 'probe b.ts over 1']);
    expect(order.indexOf('probe b.ts over 1')).toBeGreaterThan(order.indexOf('run b over 1'));
  });
});
