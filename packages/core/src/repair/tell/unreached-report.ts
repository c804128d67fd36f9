import path from 'node:path';
import { mockCalls } from '../../diagnose/mock-calls.ts';
import type { TargetReport } from '../../model/report.ts';
import type { RepairTarget } from '../../model/target.ts';
import { testName } from '../../model/test-id.ts';
import type { MarkedTest } from '../../model/test-result.ts';
import { reachedModules, type ReachRequest } from '../search/reached-modules.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { stoppedReport } from './target-report.ts';
import { markerOf, modulesText } from './what-runs.ts';
import { relativePath, targetName } from '../world/target-name.ts';

/** Why no statement of a target ran in its failing tests: a mock stands in its place, or they call something else. */
export async function unreachedReport(
  world: RepairWorld,
  target: RepairTarget,
  marked: readonly MarkedTest[],
  request: ReachRequest,
): Promise<TargetReport> {
  const mock = await mockOf(world, target, request);
  if (mock !== undefined) {
    const explanation = `${mock} puts a mock in the place of ${relativePath(target.file, world.root)}, so no edit of it can change what its tests see: test the target itself, or mark what the tests run`;
    return stoppedReport(world, target, marked, 'target-mocked', explanation);
  }
  const reached = (await reachedModules(world, request)) ?? [];
  const first = testName(request.tests[0] ?? (marked[0] as MarkedTest).id);
  const told = `no statement of ${targetName(target, world.root)} runs in “${first}”`;
  const why =
    (await whoRequires(world, target, reached, request.files[0]?.project)) ?? whatRuns(world, marked, target, reached);
  return stoppedReport(world, target, marked, 'target-not-reached', `${told}: ${why}`);
}

const REQUIRE = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;

/** In Vitest a `require` is Node's own: what it loads is no module of the runner, whatever runs of it. */
async function whoRequires(
  world: RepairWorld,
  target: RepairTarget,
  reached: readonly string[],
  project: string | undefined,
): Promise<string | undefined> {
  const own = relativePath(target.file, world.root);
  for (const module of reached.includes(own) ? [] : reached) {
    const file = path.join(world.root, module);
    const text = await world.fileSystem.readText(file).catch(() => '');
    for (const { index, 2: specifier = '' } of text.matchAll(REQUIRE)) {
      if ((await world.oracle.resolveImport(specifier, file, project)) !== target.file) continue;
      const line = text.slice(0, index).split('\n').length;
      return `${module}:${line} loads it by \`require\`, which goes past the runner to Node itself, so that no edit of it can be tried; load it by \`import\`, then run again`;
    }
  }
  return undefined;
}

function whatRuns(
  world: RepairWorld,
  marked: readonly MarkedTest[],
  target: RepairTarget,
  reached: readonly string[],
): string {
  const own = relativePath(target.file, world.root);
  if (reached.length === 0)
    return 'nor does any other function of a module of the project: see what the test calls, and mark that';
  const [first = own] = reached;
  return `what runs is ${modulesText(reached, own)}; mark that, such as ${markerOf(first, world, marked)}`;
}

/** The mock of the target that its test files, or what sets them up, have; for people. */
async function mockOf(world: RepairWorld, target: RepairTarget, { files }: ReachRequest): Promise<string | undefined> {
  const setUps = (world.setupFiles ?? []).map((file) => ({ path: file, project: files[0]?.project }));
  for (const { path: file, project } of [...files, ...setUps]) {
    const source = await world.fileSystem.readText(file).catch(() => '');
    for (const { specifier, written, line, hasFactory } of mockCalls(source, file)) {
      if ((await world.oracle.resolveImport(specifier, file, project)) !== target.file) continue;
      const by = hasFactory ? ' with a factory' : await manualMock(world, target);
      return `\`${written}\`${by} at ${relativePath(file, world.root)}:${line}`;
    }
  }
  const isAutomatic = files.every(({ project }) => world.automocked?.includes(project ?? '') === true);
  return isAutomatic ? `\`automock: true\`${await manualMock(world, target)}` : undefined;
}

/** Where the mock comes from when it is a file. */
async function manualMock(world: RepairWorld, target: RepairTarget): Promise<string> {
  const folder = path.join(path.dirname(target.file), '__mocks__');
  const name = path.parse(target.file).name;
  const names = await world.fileSystem.listFolder(folder);
  const found = names.find((each) => path.parse(each).name === name);
  return found === undefined ? '' : `, with ${relativePath(path.join(folder, found), world.root)},`;
}
