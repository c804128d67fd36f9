import {
  candidateKey,
  engineClock,
  withProbeLab,
  type Candidate,
  type Edit,
  type Judgement,
  type ProbeDriver,
  type ProbeLab,
  type ProbeTask,
  type RecordingSite,
} from '@testheal/core/worker';
import type { ProbeScenario, ScenarioCandidate, ScenarioVerdict } from './scenarios/probe-scenario.ts';

/** What a lab said of a scenario; plain JSON. */
export interface ScenarioOutcome {
  readonly way: 'in-place' | 'reload' | 'reload-each' | 'unprobeable';
  /** Why it is unprobeable. */
  readonly reason?: string;
  /** Last titles of the tests that were left out. */
  readonly leftOut: readonly string[];
  readonly recorded: readonly {
    readonly hits: readonly number[];
    readonly first?: { readonly values: readonly unknown[]; readonly value: unknown };
  }[];
  /** The last verdict of each candidate. */
  readonly verdicts: Readonly<Record<string, ScenarioVerdict>>;
  /** Of `ScenarioCalls`. */
  readonly calls?: { readonly seen: readonly (readonly unknown[])[]; readonly made: readonly unknown[] };
  readonly rebased: readonly {
    readonly passing: readonly string[] | 'refused';
    readonly verdicts: Readonly<Record<string, ScenarioVerdict>>;
  }[];
  /** In the order in which they were told. */
  readonly told: readonly {
    readonly name: string;
    readonly bits: string;
    readonly remembered: boolean;
    readonly invalid?: string;
  }[];
}

export interface PlayOptions {
  /** Where the scenario's files lie; absolute, forward slashes. */
  readonly root: string;
  /** The runner's name for the project of the test file, when it has several. */
  readonly project?: string;
}

/** Calibrates, records and judges a scenario over a driver. Runs in the test worker. */
export async function playScenario(
  scenario: ProbeScenario,
  driver: ProbeDriver,
  options: PlayOptions,
): Promise<ScenarioOutcome> {
  const task = taskOf(scenario, options);
  return await withProbeLab(task, driver, engineClock(), (lab) => play(scenario, task, lab));
}

async function play(scenario: ProbeScenario, task: ProbeTask, lab: ProbeLab): Promise<ScenarioOutcome> {
  const sites = (scenario.sites ?? []).map((site) => siteIn(task.target.source, site));
  const calibration = await lab.calibrate(scenario.sitesAhead ? sites : undefined);
  if (calibration.status === 'unprobeable') {
    const nothing = { leftOut: [], recorded: [], verdicts: {}, rebased: [], told: [] };
    return { way: 'unprobeable', reason: calibration.reason, ...nothing };
  }
  const recording = await lab.record(sites);
  const told = await judgeAll(scenario.candidates, task.target.source, lab, scenario);
  const calls = await playCalls(scenario, task.target.source, lab);
  const rebased = await playRebases(scenario, task.target.source, lab);
  return {
    way: calibration.way,
    leftOut: calibration.leftOut.map(({ titlePath }) => titlePath.at(-1) ?? ''),
    recorded: recording.sites.map(({ hits, states: [first] }) => ({
      hits,
      ...(first && { first: { values: first.values.map(toJson), value: toJson(first.value) } }),
    })),
    verdicts: verdictsOf(told),
    ...(calls !== undefined && { calls }),
    rebased,
    told: told.map(({ candidate, bits, remembered, invalid }) => {
      return {
        name: candidate.operator,
        bits,
        remembered: remembered === true,
        ...(invalid !== undefined && { invalid }),
      };
    }),
  };
}

async function judgeAll(
  candidates: readonly ScenarioCandidate[],
  source: string,
  lab: ProbeLab,
  scenario: ProbeScenario,
): Promise<Judgement[]> {
  const told: Judgement[] = [];
  const plan = { order: testOrder(scenario), maxSteps: () => 100_000, maxCandidatesMs: 60_000 };
  const batch = candidates.map((candidate) => toCandidate(source, candidate));
  for await (const judgement of lab.judge(batch, plan)) told.push(judgement);
  return told;
}

async function playCalls({ calls }: ProbeScenario, source: string, lab: ProbeLab): Promise<ScenarioOutcome['calls']> {
  if (calls === undefined) return undefined;
  const patch = toCandidate(source, { name: 'patch', replace: calls.replace, expected: 'plausible' });
  const plan = { alive: nobodyWaits, isLate: () => false };
  const callable = lab.callable([patch]);
  const seen = await callable.seen(plan);
  const made = calls.made.map(({ call: [name, ...args] }) => ({ name, args }));
  const [outcomes = []] = await callable.call(made, plan);
  return {
    seen: seen.map(({ name, args }) => [name, ...args.map(toJson)]),
    made: outcomes.map((outcome) =>
      outcome !== undefined && 'value' in outcome ? { ...outcome, value: toJson(outcome.value) } : toJson(outcome),
    ),
  };
}

async function nobodyWaits(): Promise<void> {}

async function playRebases(
  scenario: ProbeScenario,
  original: string,
  lab: ProbeLab,
): Promise<ScenarioOutcome['rebased']> {
  const outcomes: ScenarioOutcome['rebased'][number][] = [];
  let ground = original;
  for (const { replace, candidates } of scenario.rebases ?? []) {
    const rebased = await lab.rebase(editsIn(original, replace));
    if (rebased.status === 'rebased') ground = rebased.source;
    const verdicts = verdictsOf(await judgeAll(candidates, ground, lab, scenario));
    const passing =
      rebased.status === 'refused'
        ? rebased.status
        : scenario.tests.flatMap(({ title }, index) => (rebased.tests[index]?.passes === true ? [title] : []));
    outcomes.push({ passing, verdicts });
  }
  return outcomes;
}

export function taskOf(scenario: ProbeScenario, { root, project }: PlayOptions): ProbeTask {
  const source = scenario.files[scenario.targetFile] ?? '';
  const own = project === undefined ? {} : { project };
  const keys = new Map(scenario.candidates.map((candidate) => [candidate.name, toCandidate(source, candidate).key]));
  return {
    target: { file: `${root}/${scenario.targetFile}`, source, regions: [{ start: 0, end: source.length }] },
    testFile: `${root}/${scenario.testFile}`,
    ...own,
    tests: scenario.tests.map(({ title, message }) => ({
      id: { file: scenario.testFile, titlePath: title.split(' > '), occurrence: 0, ...own },
      role: message === undefined ? 'guard' : 'target',
      ...(message !== undefined && { message }),
    })),
    overlay: {},
    limits: { maxCandidates: 1_000, timeoutMs: 60_000, slack: 1, maxAfterFirst: 100 },
    seed: 1,
    journal: Object.fromEntries(
      Object.entries(scenario.journal ?? {}).map(([name, bits]) => [keys.get(name) ?? name, bits]),
    ),
    announce: false,
    allowSockets: false,
  };
}

/** Failing tests first, as the search does. */
function testOrder({ tests }: ProbeScenario): number[] {
  const indices = tests.map((_, index) => index);
  const fails = (index: number): boolean => tests[index]?.message !== undefined;
  return [...indices.filter(fails), ...indices.filter((index) => !fails(index))];
}

function toCandidate(source: string, { name, replace }: ScenarioCandidate): Candidate {
  const edits = editsIn(source, replace);
  return { key: candidateKey(edits), edits, operator: name, cost: 1 };
}

function editsIn(source: string, replace: readonly (readonly [find: string, text: string])[]): Edit[] {
  return replace.map(([find, text]) => ({ ...spanOf(source, find), text })).toSorted((a, b) => a.start - b.start);
}

function siteIn(source: string, { find, names }: NonNullable<ProbeScenario['sites']>[number]): RecordingSite {
  return { ...spanOf(source, find), names };
}

function spanOf(source: string, find: string): { start: number; end: number } {
  const start = source.indexOf(find);
  if (start < 0) throw new Error(`the target does not hold \`${find}\``);
  return { start, end: start + find.length };
}

function verdictsOf(told: readonly Judgement[]): Record<string, ScenarioVerdict> {
  return Object.fromEntries(told.map((judgement) => [judgement.candidate.operator, verdictOf(judgement)]));
}

function verdictOf({ bits, passed, timedOut, invalid }: Judgement): ScenarioVerdict {
  if (invalid !== undefined) return 'invalid';
  if (timedOut) return 'timeout';
  if (passed) return 'plausible';
  return /[A-Z]/.test(bits) ? 'fails later' : 'fails';
}

function toJson(value: unknown): unknown {
  if (typeof value === 'symbol') return `<${String(value.description)}>`;
  if (typeof value === 'function') return '<function>';
  return value === undefined ? '<undefined>' : value;
}
