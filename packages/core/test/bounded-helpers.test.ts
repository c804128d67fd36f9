import type { ScriptedCall } from '@testheal/testkit';
import { expect, it } from 'vitest';
import type { Oracle } from '../src/ports/oracle.ts';
import { healInMemory } from './support/heal-in-memory.ts';

const ROUND = '{globalThis.__heal?.round();';
const FILES = {
  'src/a.ts': "import { half } from './half.ts';\nexport function f(x: number) {\n  for (;;) return half(x) - 1;\n}\n",
  'src/half.ts':
    "import { two } from './two.ts';\nexport function half(x: number) { while (x > two) return x / two; return 1 }\n",
  'src/two.ts': 'export const two = 2;\n',
  'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('a half and one', () => { expect(f(4)).toBe(3) });\n",
};

/** Its first worker dies over a candidate. */
function mortal(oracle: Oracle): Oracle {
  let deaths = 0;
  return Object.assign(Object.create(oracle) as Oracle, {
    async *probe(...question: Parameters<Oracle['probe']>) {
      for await (const message of oracle.probe(...question)) {
        yield message;
        if (deaths++ === 0) return;
      }
    },
  });
}

it('bounds the loops of the modules that the tests load, once a worker has died', async () => {
  const { calls, targets } = await healInMemory({
    files: FILES,
    markers: { 'a half and one': '../src/a.ts#f' },
    found: { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] }] },
    around: mortal,
  });

  expect(targets.map(({ status }) => status)).toEqual(['healed']);
  expect(calls.flatMap(overlayOfProbe)).toEqual([
    {},
    {
      '/project/src/half.ts': `// @ts-nocheck\n${FILES['src/half.ts'].replace('return x / two;', `${ROUND}return x / two;}`)}`,
    },
  ]);
});

function overlayOfProbe(call: ScriptedCall): Readonly<Record<string, string>>[] {
  return call.method === 'probe' ? [call.task.overlay] : [];
}
