import type { Candidate } from '../model/candidate.ts';
import type { TestError } from '../model/test-result.ts';
import { inspectMend } from '../guard/inspect-mend.ts';
import { candidateKey } from '../syntax/candidate-key.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { openModule } from './mendable-module.ts';
import { mendExports } from './mend-exports.ts';
import { mendImportPaths } from './mend-import-path.ts';
import { mendImportedNames } from './mend-imported-names.ts';
import { mendMissingNames } from './mend-missing-name.ts';
import { mendOrder } from './mend-order.ts';
import { mendMethodStub } from './mend-method-stub.ts';
import { mendStubs } from './mend-stubs.ts';
import { mendSyntax, syntaxErrorAt } from './mend-syntax.ts';
import { mendThrow } from './mend-throw.ts';
import type { Mend } from './mend.ts';
import { usersOf } from './module-users.ts';

/** How many mends of one module are worth a real run each. */
const MAX_MENDS = 40;

export interface BrokenModule {
  /** Absolute path. */
  readonly file: string;
  readonly source: string;
  /** As in `RepairTarget`: what the marker names of it, whether or not it is there. */
  readonly symbol?: string;
  /** The runner's project of the tests; absent when it has only one. */
  readonly project?: string;
  /** What the loading, or the tests, failed with. */
  readonly errors: readonly TestError[];
  /** The module has loaded: what its statements do wrong is left to the search. */
  readonly hasLoaded?: boolean;
}

/** Likely mends of a module that does not load or lacks what its tests need, the likeliest first; each leads to a text that parses. */
export async function mendsOf(module: BrokenModule, world: TargetWorld): Promise<Candidate[]> {
  const { file, source, errors } = module;
  if (syntaxErrorAt(source, file) !== undefined) return candidates(mendSyntax(source, file), module, new Set());
  const open = await openModule(module, world);
  const users = await usersOf(open, world, module.project);
  const known = [
    ...(await mendImportPaths(open)),
    ...mendExports(open, users),
    ...(await mendImportedNames(open)),
    ...(await mendMissingNames(open, errors)),
    ...mendOrder(open.parsed, errors),
  ];
  const used = new Set(users.keys());
  const thrown = module.hasLoaded === true ? [] : mendThrow(open.parsed, errors);
  return candidates([...known, ...thrown], module, used);
}

/** Stubs of what the module lacks, for somebody who writes it, the marker's own first; none of a module that does not parse. */
export async function stubsOf(module: BrokenModule, world: TargetWorld): Promise<Candidate[]> {
  const { file, source } = module;
  if (syntaxErrorAt(source, file) !== undefined) return [];
  const open = await openModule(module, world);
  const users = await usersOf(open, world, module.project);
  const stubs = [...(await mendMethodStub(open, module.symbol)), ...mendStubs(open, users, module.symbol)];
  return candidates(stubs, module, new Set(users.keys()), module.symbol);
}

function candidates(
  mends: readonly Mend[],
  module: BrokenModule,
  used: ReadonlySet<string>,
  wanted?: string,
): Candidate[] {
  const seen = new Set<string>();
  const found: Candidate[] = [];
  for (const { edits, operator, cost } of mends.toSorted((a, b) => a.cost - b.cost)) {
    if (found.length >= MAX_MENDS) break;
    const inspection = inspectMend(module, edits, used, wanted);
    if (!inspection.allowed || inspection.healedSource === module.source || seen.has(inspection.healedSource)) continue;
    seen.add(inspection.healedSource);
    found.push({ key: candidateKey(edits), edits, operator, cost });
  }
  return found;
}
