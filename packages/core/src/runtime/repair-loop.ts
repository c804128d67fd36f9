import { createLedger, type Ledger } from '../llm/ledger.ts';
import type { HealEventBody } from '../model/event.ts';
import type { VerifierAnswer } from '../model/patch-to-verify.ts';
import type { Clock } from '../ports/clock.ts';
import { systemClock } from '../node/system-clock.ts';
import { systemTimer } from '../node/system-timer.ts';
import { askVerifier } from '../verify/ask-verifier.ts';
import type { AnyFunction } from './any-function.ts';
import { copyArguments } from './copy-arguments.ts';
import { readFunction, withSource, type FunctionText } from './function-text.ts';
import { inTurn, isWithinRepair } from './in-turn.ts';
import { namedTests, type NamedTest } from './named-tests.ts';
import { NotHealedError } from './not-healed-error.ts';
import { readRepairOptions, type ReadRepairOptions } from './read-repair-options.ts';
import { repairFunction } from './repair-function.ts';
import type { FunctionRepairOptions } from './repair-options.ts';
import type { FunctionRepair } from './repair-outcome.ts';
import type { FunctionCall } from './call-test.ts';

/** One function under repair: which version is in use, and all repairs so far. Writes no file. */
export class RepairLoop<Fn extends AnyFunction> {
  readonly #options: ReadRepairOptions;
  readonly #tests: readonly NamedTest[];
  readonly #clock: Clock;
  readonly #ledger: Ledger;
  readonly #history: FunctionRepair<Fn>[] = [];
  #text: FunctionText;
  #fn: Fn;
  #repairsLeft: number;
  #tested: Promise<FunctionRepair<Fn>> | undefined;

  /**
   * @throws RepairError `OPTIONS_INVALID`; `FUNCTION_REFUSED` for what cannot be made anew from its text: built in, bound, a class,
   * private members; `SCOPE_MISSING`, as a `MissingScopeError`
   */
  constructor(fn: Fn, options: FunctionRepairOptions<Fn> = {}) {
    this.#options = readRepairOptions(options);
    this.#text = readFunction(fn, this.#options.scope ?? {});
    this.#tests = namedTests(this.#options.tests ?? []);
    this.#clock = this.#options.clock ?? systemClock;
    this.#fn = fn;
    this.#repairsLeft = this.#options.repairs;
    const { modelCalls: calls, modelTokens: tokens, modelUsd: usd, modelTimeMs: timeMs, prices } = this.#options;
    this.#ledger = createLedger({
      run: { calls, tokens, usd, timeMs },
      target: {},
      ...(prices !== undefined && { prices }),
      clock: this.#clock,
    });
  }

  /** The version in use: the last healed one, or the original. */
  get fn(): Fn {
    return this.#fn;
  }

  /** All repairs, the first one first. */
  get history(): readonly FunctionRepair<Fn>[] {
    return this.#history;
  }

  /** Runs the tests over the version in use, and repairs it when one fails. Rejects only with errors of ours. */
  async run(): Promise<FunctionRepair<Fn>> {
    return await this.#repair();
  }

  /**
   * Calls the version in use. Before the first call the tests run. When it throws, or `verify` does not accept its result, it is
   * repaired, and the result is that of the healed version.
   *
   * @throws NotHealedError, or what the original throws with `onFailure: 'original'`
   */
  async call(receiver: unknown, args: Parameters<Fn>): Promise<Awaited<ReturnType<Fn>>> {
    if (isWithinRepair()) return (await this.#fn.apply(receiver, args)) as Awaited<ReturnType<Fn>>;
    if (this.#tests.length > 0) {
      const tested = await (this.#tested ??= this.run());
      if (tested.status === 'not-healed' && this.#options.onFailure !== 'original') {
        throw new NotHealedError(this.#text.name, tested);
      }
    }
    const call = { receiver, args: copyArguments(args) };
    const first = await this.#try(receiver, args);
    if (first.accepted) return first.value;
    const repair = await this.#repairCall(call);
    if (repair?.status === 'healed') {
      const again = await this.#try(receiver, copyArguments(call.args));
      if (again.accepted) return again.value;
    }
    if (this.#options.onFailure !== 'original') throw this.#notHealed(repair, first);
    if ('thrown' in first) throw first.thrown;
    return first.value;
  }

  /** One repair for a call that failed; `undefined` when no more may be started. */
  async #repairCall(call: { receiver: unknown; args: Parameters<Fn> }): Promise<FunctionRepair<Fn> | undefined> {
    const before = this.#fn;
    return await inTurn(async () => {
      if (this.#fn !== before) {
        // Another call had it healed while this one waited: its version may do for this call, too.
        const last = this.#history.at(-1);
        if ((await this.#try(call.receiver, copyArguments(call.args))).accepted) return last;
      }
      if (this.#repairsLeft === 0) return undefined;
      this.#repairsLeft -= 1;
      return await this.#repairNow(call);
    });
  }

  async #repair(): Promise<FunctionRepair<Fn>> {
    return await inTurn(() => this.#repairNow());
  }

  async #repairNow(call?: FunctionCall): Promise<FunctionRepair<Fn>> {
    const { signal = NEVER, scope = {} } = this.#options;
    const { repair, source } = await repairFunction(
      {
        text: this.#text,
        options: this.#options,
        tests: this.#tests,
        scope,
        signal,
        clock: this.#clock,
        ledger: this.#ledger,
        notify: (event) => this.#notify(event),
      },
      this.#fn,
      call,
    );
    if (source !== undefined) {
      this.#text = withSource(this.#text, source);
      this.#fn = repair.fn as Fn;
    }
    this.#history.push(repair as FunctionRepair<Fn>);
    return repair as FunctionRepair<Fn>;
  }

  async #try(receiver: unknown, args: Parameters<Fn>): Promise<Tried<Awaited<ReturnType<Fn>>>> {
    let value: Awaited<ReturnType<Fn>>;
    try {
      value = (await this.#fn.apply(receiver, args)) as Awaited<ReturnType<Fn>>;
    } catch (error) {
      return { accepted: false, thrown: error };
    }
    const answer = await this.#verified(args, value);
    return answer.accepted ? { accepted: true, value } : { accepted: false, value, reason: answer.reason };
  }

  async #verified(args: Parameters<Fn>, result: unknown): Promise<VerifierAnswer> {
    const { verify, verifyTimeoutMs: timeoutMs } = this.#options;
    if (verify === undefined) return { accepted: true };
    return await askVerifier(() => verify({ fn: this.#fn, call: { args, result } }), { timeoutMs, timer: systemTimer });
  }

  #notHealed(repair: FunctionRepair<Fn> | undefined, first: Tried<unknown>): NotHealedError {
    const cause = 'thrown' in first ? { cause: first.thrown } : {};
    return new NotHealedError(this.#text.name, repair ?? this.#refusedRepair(first), cause);
  }

  #refusedRepair(first: Tried<unknown>): FunctionRepair<Fn> {
    const message = 'thrown' in first ? String(first.thrown) : 'reason' in first ? first.reason : '';
    return {
      status: 'not-healed',
      reason: 'budget',
      explanation: 'no more repairs may be started: `repairs` allows more',
      fn: this.#fn,
      failing: [{ test: 'this call', message }],
      passing: 0,
      attempts: [],
      spending: this.#ledger.run(),
      durationMs: 0,
    };
  }

  #notify(event: HealEventBody): void {
    try {
      this.#options.onEvent?.(event);
    } catch {
      // An observer that throws harms nothing.
    }
  }
}

type Tried<Value> =
  | { readonly accepted: true; readonly value: Value }
  | { readonly accepted: false; readonly thrown: unknown }
  | { readonly accepted: false; readonly value: Value; readonly reason: string };

const NEVER = new AbortController().signal;
