import type { TestError } from '../model/test-result.ts';
import { framesOf } from '../diagnose/stack-files.ts';
import { isClosedText } from '../operators/shared/text.ts';
import { OPERATORS } from '../operators/registry.ts';
import { unobservedContext } from '../operators/unobserved-context.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { lineIndex } from '../syntax/lines.ts';
import { parses, type ParsedModule } from '../syntax/parse.ts';
import { collectSites } from '../syntax/sites.ts';
import type { Mend } from './mend.ts';

/** Candidates that one throwing module may have. */
const MAX_MENDS = 30;

/** What the repair operators make of the lines that an error of the module's loading came by, innermost first. */
export function mendThrow(module: ParsedModule, errors: readonly TestError[]): Mend[] {
  const { source, file } = module;
  const frames = errors.flatMap(({ stack }) => (stack === undefined ? [] : framesOf(stack)));
  const lines = [...new Set(frames.filter((frame) => frame.file === file).map(({ line }) => line))];
  if (lines.length === 0) return [];
  // No value was observed: the module has not run to its end.
  const context = unobservedContext(
    module,
    errors.map(({ message }) => ({ message })),
  );
  const { lineAt } = lineIndex(source);
  const sites = collectSites(module, [{ start: 0, end: source.length }]);
  const mends: Mend[] = [];
  for (const site of [...sites.expressions, ...sites.statements]) {
    const depth = lines.indexOf(lineAt(site.start));
    if (depth < 0) continue;
    const node = { node: site.path.node, path: site.path, start: site.start, end: site.end };
    for (const operator of OPERATORS) {
      if (operator.on !== site.kind || operator.name === 'delete-statement') continue;
      for (const { text, cost } of operator.replacements(node, context)) {
        const isBare = site.kind === 'statement' || isClosedText(text);
        const edit = { start: site.start, end: site.end, text: isBare ? text : `(${text})` };
        mends.push({ edits: [edit], operator: operator.name, cost: cost + depth * 0.2 });
      }
    }
  }
  return mends
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ edits }) => parses(applyEdits(source, edits), file))
    .slice(0, MAX_MENDS);
}
