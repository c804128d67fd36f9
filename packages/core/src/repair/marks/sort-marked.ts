import path from 'node:path';
import { environmentError } from '../../diagnose/environment-error.ts';
import { failingHook, type FailingHook } from '../../diagnose/failing-hook.ts';
import { framesOf } from '../../diagnose/stack-files.ts';
import { stopText } from '../../diagnose/stop-text.ts';
import { testKey, type TestId } from '../../model/test-id.ts';
import type { MarkedTest, TestError, TestResult, TestStop } from '../../model/test-result.ts';
import { resolveModule } from '../../target/resolve-target.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { markedBy, staticMarkers } from './static-markers.ts';
import { relativePath } from '../world/target-name.ts';
import { targetWorldOf } from '../world/target-world.ts';
import { filesOf, isIn } from '../world/test-files.ts';

/** A marked test that is no goal of a repair. */
export interface StoppedTest extends MarkedTest {
  readonly stop: TestStop;
  /** For people. */
  readonly explanation: string;
}

export interface SortedMarks {
  /** Failing tests that a repair has to turn. */
  readonly goals: readonly MarkedTest[];
  readonly stopped: readonly StoppedTest[];
}

/**
 * Tells the goals of repairs from the marked tests that are none. `marked`: those that the runner's adapter knows as
 * marked; the marks of tests whose bodies did not run are read from the text of their files.
 */
export async function sortMarked(world: RepairWorld, marked: readonly MarkedTest[]): Promise<SortedMarks> {
  const goals: MarkedTest[] = [];
  const stopped: StoppedTest[] = [];
  for (const test of marked) {
    const stop = await stopOf(world, test);
    if (stop !== undefined) stopped.push(stop);
    else if (test.status === 'failed') goals.push(test);
  }
  const known = new Set(marked.map(({ id }) => testKey(id)));
  const silent = world.results.filter((test) => test.status !== 'passed' && !known.has(testKey(test.id)));
  for (const test of await markedByText(world, silent)) {
    const stop = await stopOf(world, test);
    if (stop !== undefined) stopped.push(stop);
    // Nothing was heard of its mark, because a hook failed before its body, by the target's fault.
    else if (test.status === 'failed' && (await hookOf(world, test)) !== undefined) goals.push(test);
  }
  return { goals, stopped };
}

/** For a run that was ended before it could be told. */
export function unsorted(marked: readonly MarkedTest[]): SortedMarks {
  return { goals: marked.filter((test) => test.status === 'failed'), stopped: [] };
}

async function markedByText(world: RepairWorld, tests: readonly TestResult[]): Promise<MarkedTest[]> {
  const found: MarkedTest[] = [];
  for (const file of filesOf(tests, world.root)) {
    const { markers } = await staticMarkers({ file, errors: [] }, world);
    const own = tests.filter((test) => isIn(test, file, world.root));
    found.push(...markedBy(markers, own));
  }
  return found;
}

async function stopOf(world: RepairWorld, test: MarkedTest): Promise<StoppedTest | undefined> {
  const { stop } = test;
  if (stop === undefined && test.status === 'skipped') return explained(test, { reason: 'skipped' }, undefined);
  if (stop !== undefined && stop.reason !== 'hook-failed') return explained(test, stop, undefined);
  if (stop === undefined && test.status === 'passed') return undefined;
  const hook = await hookOf(world, test);
  if (stop?.onlyByStack === true && hook === undefined) {
    const { stop: _outside, ...own } = test;
    return stopOf(world, own);
  }
  const errors = errorsOf(test);
  if (environmentError(errors) !== undefined)
    return explained({ ...test, errors }, { reason: 'environment' }, undefined);
  if (stop === undefined && hook === undefined) return undefined;
  const blamed = hook === undefined ? errors : [hook.error];
  // By the target's fault: that is what healing is for. An `afterAll` fails for the file, whose tests cannot tell of it.
  const isOfTest = test.status === 'failed' && stop?.onlyByStack !== true && hook?.name !== 'afterAll';
  if (isOfTest && (await leadsToTarget(world, test, blamed))) return undefined;
  const name = stop?.detail ?? hook?.name;
  const place =
    hook?.place === undefined ? undefined : `${relativePath(hook.place.file, world.root)}:${hook.place.line}`;
  return explained(
    { ...test, errors: blamed },
    { reason: 'hook-failed', ...(name !== undefined && { detail: name }) },
    place,
  );
}

async function hookOf(
  world: RepairWorld,
  test: MarkedTest,
): Promise<(FailingHook & { readonly error: TestError }) | undefined> {
  for (const error of errorsOf(test)) {
    const hook = await failingHook(error, (file) => readProjectFile(world, file));
    if (hook !== undefined && !hasHeld(hook, test, world)) return { ...hook, error };
  }
  return undefined;
}

/** An error that was made in a hook may be thrown later, by the test: that hook lets the tests beside it pass. */
function hasHeld({ name }: FailingHook, test: MarkedTest, { results }: RepairWorld): boolean {
  if (test.stop !== undefined || (name !== 'beforeEach' && name !== 'beforeAll')) return false;
  const own = blockKey(test.id);
  return results.some(({ id, status }) => status === 'passed' && blockKey(id) === own);
}

function blockKey(id: TestId): string {
  return testKey({ ...id, titlePath: id.titlePath.slice(0, -1), occurrence: 0 });
}

async function leadsToTarget(world: RepairWorld, test: MarkedTest, errors: readonly TestError[]): Promise<boolean> {
  const { module } = await resolveModule(test.marker, targetWorldOf(world, {}), test.id.project);
  const frames = errors.flatMap(({ stack }) => framesOf(stack ?? ''));
  return module !== undefined && frames.some(({ file }) => file === module.file);
}

/** Those of the hook that failed, else the test's own. */
function errorsOf({ stop, errors }: MarkedTest): readonly TestError[] {
  return stop?.error === undefined ? errors : [stop.error];
}

async function readProjectFile(world: RepairWorld, file: string): Promise<string | undefined> {
  const isOutside = path.relative(world.workspace, file).startsWith('..') || file.includes('/node_modules/');
  return isOutside ? undefined : world.fileSystem.readText(file).catch(() => undefined);
}

function explained(test: MarkedTest, stop: TestStop, place: string | undefined): StoppedTest {
  const explanation = stopText({ stop, errors: test.errors, ...(place !== undefined && { place }) });
  return { ...test, stop, explanation };
}
