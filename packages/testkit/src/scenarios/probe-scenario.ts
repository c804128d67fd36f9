/** A small project with a fault, candidates for it, and what a probe has to say of them. Plain JSON: it crosses processes. */
export interface ProbeScenario {
  readonly name: string;
  /** By path relative to the root. The module and test APIs are the runner's own; `test`, `expect` … are globals. */
  readonly files: Readonly<Record<string, string>>;
  readonly targetFile: string;
  readonly testFile: string;
  readonly tests: readonly ScenarioTest[];
  readonly candidates: readonly ScenarioCandidate[];
  /** Ways that are right for it; `unprobeable` when none is. */
  readonly ways: readonly ('in-place' | 'reload' | 'reload-each' | 'unprobeable')[];
  /** Titles of guard tests that do not repeat. */
  readonly leftOut?: readonly string[];
  readonly sites?: readonly ScenarioSite[];
  /** The lab is told of the sites before it calibrates. */
  readonly sitesAhead?: true;
  readonly calls?: ScenarioCalls;
  /** Grounds that the lab is moved to afterwards, one after the other. */
  readonly rebases?: readonly ScenarioRebase[];
  /** What the runner has to offer besides the common test API. */
  readonly needs?: readonly ScenarioNeed[];
  /** Candidate name → bits that an earlier worker found. */
  readonly journal?: Readonly<Record<string, string>>;
}

/** `seen-imports`: the driver knows of modules that are on their way to a test, so that no timer overtakes them. */
export type ScenarioNeed = 'fake-timers' | 'matchers' | 'stray-errors' | 'seen-imports';

export interface ScenarioTest {
  readonly title: string;
  /** First line of the error with which it fails on the unchanged source; absent when it passes. */
  readonly message?: string;
}

export interface ScenarioCandidate {
  readonly name: string;
  /** Each `find` is replaced where it first occurs. */
  readonly replace: readonly (readonly [find: string, text: string])[];
  readonly expected: ScenarioVerdict | 'not-plausible';
}

export interface ScenarioRebase {
  /** Edits of the scenario's target, not of the ground before; none leads back to it. */
  readonly replace: readonly (readonly [find: string, text: string])[];
  /** Titles of the tests that pass there; `refused` when the text is no module. */
  readonly passing: readonly string[] | 'refused';
  readonly candidates: readonly ScenarioCandidate[];
}

/** `fails later`: at a later assertion than the unchanged source. */
export type ScenarioVerdict = 'plausible' | 'fails' | 'fails later' | 'timeout' | 'invalid';

/** Calls of exported functions; values are plain JSON, `<undefined>` for what is none. */
export interface ScenarioCalls {
  /** Edits of the scenario's target of which all below is said. */
  readonly replace: readonly (readonly [find: string, text: string])[];
  /** What its functions are handed by the tests: `add(1, 2)` as `['add', 1, 2]`. */
  readonly seen: readonly (readonly [name: string, ...args: readonly unknown[]])[];
  readonly made: readonly {
    readonly call: readonly [name: string, ...args: readonly unknown[]];
    readonly outcome: { readonly value: unknown } | { readonly error: string } | '<undefined>';
    readonly isAsync?: true;
  }[];
}

/** An expression to be observed, by its text. */
export interface ScenarioSite {
  readonly find: string;
  readonly names: readonly string[];
  /** Hits by test. */
  readonly hits: readonly number[];
  /** The first state. */
  readonly first?: { readonly values: readonly unknown[]; readonly value: unknown };
}
