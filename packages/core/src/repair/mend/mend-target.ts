import type { Candidate } from '../../model/candidate.ts';
import type { TestFile } from '../../model/run.ts';
import { testKey, type TestId } from '../../model/test-id.ts';
import type { MarkedTest, TestError, TestResult } from '../../model/test-result.ts';
import type { Verdict } from '../../model/verdict.ts';
import { mendsOf, stubsOf, type BrokenModule } from '../../mend/mends-of.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import type { TargetWorld } from '../../target/resolve-target.ts';
import { passingTests, planGuards } from '../../verify/guard-plan.ts';
import { verifyPatch, type Proof } from '../../verify/verify-patch.ts';
import type { GuardReach } from '../world/guard-reach.ts';
import type { Mendable } from './mendable.ts';
import { relatedTestFiles } from '../prove/related-test-files.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { runTimeoutMs } from '../world/run-timeout.ts';
import { filesOf } from '../world/test-files.ts';
import { verifierFor } from '../prove/verifier-for.ts';

/** A module to be mended, and the tests that say whether it is. */
export interface MendRequest {
  readonly module: Mendable;
  /** As in `BrokenModule`. */
  readonly hasLoaded?: boolean;
  /** Their tests must pass; the first has to load. */
  readonly files: readonly [TestFile, ...TestFile[]];
  readonly errors: readonly TestError[];
  /** Among results over a mend: the tests that it is for. */
  readonly markedIn: (results: readonly TestResult[]) => readonly MarkedTest[];
  readonly overlay: Readonly<Record<string, string>>;
  readonly reach: GuardReach;
}

/** What a mend that lets the test files load made of them. */
export interface Loaded {
  readonly candidate: Candidate;
  readonly healedSource: string;
  /** The files that load with it. */
  readonly files: readonly TestFile[];
  /** All tests of these files, as they are with the mend. */
  readonly results: readonly TestResult[];
  /** Those that the mend is for. */
  readonly marked: readonly MarkedTest[];
}

export type MendOutcome =
  | (Loaded & {
      readonly status: 'mended';
      readonly guardsRan: number;
      readonly guards: ReadonlyMap<string, TestId>;
      /** Test files that reach the module by imports. */
      readonly near: readonly TestFile[];
      readonly tried: number;
    })
  /** The files load, and some of the tests fail all the same: the best there was. */
  | (Loaded & { readonly status: 'loads'; readonly tried: number })
  | { readonly status: 'none'; readonly tried: number; readonly openedSockets?: true };

/** Puts the mends of a module to real runs, the likeliest first, until one makes the tests pass and breaks no other. */
export async function mendTarget(
  world: RepairWorld,
  targetWorld: TargetWorld,
  request: MendRequest,
  progress: (done: number, of: number) => void,
): Promise<MendOutcome> {
  const { module, files, errors } = request;
  const [{ project }] = files;
  const { hasLoaded = false } = request;
  const broken: BrokenModule = { ...module, errors, hasLoaded, ...(project !== undefined && { project }) };
  const candidates = await mendsOf(broken, targetWorld);
  let tried = 0;
  let best: Loaded | undefined;
  for (const candidate of candidates) {
    if (world.signal.aborted) break;
    progress(tried, candidates.length);
    tried += 1;
    const healedSource = applyEdits(module.source, candidate.edits);
    const tryout = await load(world, request, healedSource);
    if (tryout === 'sockets') return { status: 'none', tried, openedSockets: true };
    if (tryout === undefined) continue;
    const loaded: Loaded = { candidate, healedSource, ...tryout };
    if (loaded.marked.every((test) => test.status === 'passed')) {
      const { verdict, ...proof } = await prove(world, loaded, request);
      if (verdict.status === 'plausible')
        return { status: 'mended', ...loaded, ...proof, guardsRan: verdict.guardsRan, tried };
    }
    if (best === undefined || passing(loaded) > passing(best)) best = loaded;
  }
  const stubbed = await stub(world, targetWorld, request, broken);
  if (stubbed !== undefined && (best === undefined || passing(best) <= passing(stubbed))) best = stubbed;
  return best === undefined ? { status: 'none', tried } : { status: 'loads', ...best, tried };
}

/** A module with a stub in the place of what it lacks, for a model to write; `undefined` where none may be asked, nor a prompt be kept. */
async function stub(
  world: RepairWorld,
  targetWorld: TargetWorld,
  request: MendRequest,
  broken: BrokenModule,
): Promise<Loaded | undefined> {
  if (broken.hasLoaded === true || world.signal.aborted) return undefined;
  if (world.model === undefined && world.keepPrompt === undefined) return undefined;
  const stubs = await stubsOf(broken, targetWorld);
  if (stubs.length === 0) return undefined;
  if (world.keepPrompt === undefined && (await world.model?.())?.steps.length === 0) return undefined;
  for (const candidate of stubs) {
    const healedSource = applyEdits(broken.source, candidate.edits);
    const tryout = await load(world, request, healedSource);
    if (tryout !== undefined && tryout !== 'sockets') return { candidate, healedSource, ...tryout };
  }
  return undefined;
}

function passing({ marked }: Loaded): number {
  return marked.filter((test) => test.status === 'passed').length;
}

/** The test files over a mend; `undefined` when the first does not load, or none of the tests is there. */
async function load(
  world: RepairWorld,
  { module, files, markedIn, overlay }: MendRequest,
  healedSource: string,
): Promise<Omit<Loaded, 'candidate' | 'healedSource'> | 'sockets' | undefined> {
  const outcome = await world.oracle.run(
    {
      files,
      overlay: { ...overlay, [module.file]: healedSource },
      timeoutMs: runTimeoutMs(world.results, files.length),
      worker: 'kept',
    },
    world.signal,
  );
  if (outcome.status !== 'completed') return undefined;
  const broken = new Set(outcome.brokenFiles.map(({ path }) => path));
  const whole = files.filter((file) => !broken.has(file.path));
  if (whole[0] !== files[0]) return undefined;
  const marked = markedIn(outcome.results);
  if (marked.length === 0) return undefined;
  if (outcome.openedSockets && !world.options.allowSockets) return 'sockets';
  return { files: whole, results: outcome.results, marked };
}

interface Proved {
  readonly verdict: Verdict;
  readonly guards: ReadonlyMap<string, TestId>;
  readonly near: readonly TestFile[];
}

async function prove(
  world: RepairWorld,
  loaded: Loaded,
  { module, overlay, reach }: Pick<MendRequest, 'module' | 'overlay' | 'reach'>,
): Promise<Proved> {
  const related = await relatedTestFiles(world, module.file);
  const plan = planGuards({ own: loaded.files, related, ran: filesOf(world.results, world.root) });
  const near = plan.files.slice(0, plan.near);
  const files = reach === 'all' ? plan.files : near;
  const targets = loaded.marked.map((test) => test.id);
  const own = new Set(targets.map(testKey));
  const passedBefore = passingTests(world.results.filter((test) => !own.has(testKey(test.id))));
  const proof: Proof = {
    oracle: world.oracle,
    clock: world.clock,
    signal: world.signal,
    targets,
    files,
    ownFiles: plan.own,
    passedBefore,
    failedBefore: new Set(),
    overlay,
    runTimeoutMs: runTimeoutMs(world.results, files.length),
    worker: 'fresh',
    guardTimeoutMs: world.options.guardTimeoutMs,
    ...verifierFor(world, module),
  };
  const verdict = await verifyPatch(proof, { [module.file]: loaded.healedSource });
  return { verdict, guards: passedBefore, near };
}
