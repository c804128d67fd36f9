import { it } from 'vitest';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { runFault } from './run-fault.ts';
import { ZZ } from './zz-faults.ts';
it.each(ZZ)('$name', { timeout: 120000 }, async (fault) => {
  try {
    const started = Date.now();
    const result = await runFault(fault);
    const lines = result.plausible.toSorted((a, b) => a.cost - b.cost).slice(0, 5).map((c) => {
      const after = applyEdits(fault.source, c.edits).split('\n'); const before = new Set(fault.source.split('\n'));
      return `  ${c.cost.toFixed(2)} ${c.operator}: ${after.filter((l) => !before.has(l)).map((l) => l.trim()).join(' ¶ ') || '(deletion)'}`;
    });
    console.log(`### ${fault.name} (${result.plausible.length}, ${Date.now() - started} ms)\n${lines.join('\n')}`);
  } catch (error) { console.log(`### ${fault.name} FAILED ${String(error).slice(0, 300)}`); }
});
