import { RepairError } from '../../model/errors.ts';
import type { ProbeMessage, ProbeTask } from '../../model/probe.ts';
import type { VerifierAnswer, VerifyRequest } from '../../model/patch-to-verify.ts';
import type { RunOutcome, RunRequest, TestFile } from '../../model/run.ts';
import { isProbeMessage } from './probe-shape.ts';
import { isRunOutcome, isTestFile } from './run-shape.ts';
import { isListOf, isRecord, type RawRecord } from './shape.ts';

/** What is asked for over the channel: the methods of `HostHandlers` and their arguments. */
export type HostCall<Setup = unknown> =
  | { readonly method: 'start'; readonly args: readonly [setup: Setup] }
  | { readonly method: 'run'; readonly args: readonly [request: RunRequest] }
  | { readonly method: 'probe'; readonly args: readonly [task: ProbeTask] }
  | { readonly method: 'verify'; readonly args: readonly [request: VerifyRequest] }
  | { readonly method: 'relatedTestFiles'; readonly args: readonly [file: string] }
  /** JSON has no `undefined` in arrays: an absent project is `null`. */
  | { readonly method: 'resolveImport'; readonly args: readonly [string, importer: string, project: string | null] }
  | { readonly method: 'stop'; readonly args: readonly [] };

/** Main process to host. `testheal` is the protocol's version; it tells our messages from those of the user's code. */
export type HostRequest<Setup = unknown> = HostCall<Setup> & {
  readonly testheal: 1;
  readonly kind: 'request';
  readonly id: number;
};

/** Host to main process. */
export type HostMessage =
  | { readonly testheal: 1; readonly kind: 'answer'; readonly id: number; readonly value?: unknown }
  | { readonly testheal: 1; readonly kind: 'refusal'; readonly id: number; readonly message: string }
  | { readonly testheal: 1; readonly kind: 'item'; readonly id: number; readonly item: unknown }
  /** An error that nobody caught; the host ends after it. */
  | { readonly testheal: 1; readonly kind: 'fatal'; readonly message: string };

/**
 * A message from the host; `undefined` when it is not one of ours, since the user's code may talk over the same channel.
 *
 * @throws RepairError `PROTOCOL_BROKEN` when it is one of ours and its shape is wrong.
 */
export function readHostMessage(raw: unknown): HostMessage | undefined {
  if (!isRecord(raw) || !('testheal' in raw)) return undefined;
  if (raw['testheal'] === 1 && isHostMessage(raw)) return raw;
  throw broken('message', raw);
}

/** Whether it is a request of the main process's, which is of our own making: only what others send is told apart. */
export function isHostRequest<Setup>(raw: unknown): raw is HostRequest<Setup> {
  return isRecord(raw) && raw['testheal'] === 1 && raw['kind'] === 'request';
}

/** @throws RepairError `PROTOCOL_BROKEN` when the value is no outcome. */
export function readRunOutcome(raw: unknown): RunOutcome {
  if (isRunOutcome(raw)) return raw;
  throw broken('run outcome', raw);
}

/** @throws RepairError `PROTOCOL_BROKEN` when the value is no answer of `verify`. */
export function readVerifierAnswer(raw: unknown): VerifierAnswer {
  if (isRecord(raw) && raw['accepted'] === true) return { accepted: true };
  if (isRecord(raw) && raw['accepted'] === false && typeof raw['reason'] === 'string') {
    return { accepted: false, reason: raw['reason'], ...(raw['isLate'] === true && { isLate: true }) };
  }
  throw broken('answer of `verify`', raw);
}

/** @throws RepairError `PROTOCOL_BROKEN` when the value is no probe message. */
export function readProbeMessage(raw: unknown): ProbeMessage {
  if (isProbeMessage(raw)) return raw;
  throw broken('probe message', raw);
}

/** @throws RepairError `PROTOCOL_BROKEN` when the value is no list of test files. */
export function readTestFiles(raw: unknown): readonly TestFile[] {
  if (isListOf(raw, isTestFile)) return raw;
  throw broken('list of test files', raw);
}

/** @throws RepairError `PROTOCOL_BROKEN` when the value is neither a path nor absent. */
export function readPath(raw: unknown): string | undefined {
  if (raw === undefined || typeof raw === 'string') return raw;
  throw broken('path', raw);
}

function isHostMessage(raw: RawRecord): raw is RawRecord & HostMessage {
  if (raw['kind'] === 'fatal') return typeof raw['message'] === 'string';
  if (typeof raw['id'] !== 'number') return false;
  if (raw['kind'] === 'refusal') return typeof raw['message'] === 'string';
  return raw['kind'] === 'answer' || (raw['kind'] === 'item' && 'item' in raw);
}

function broken(what: string, raw: unknown): RepairError {
  const shown = (JSON.stringify(raw) ?? String(raw)).slice(0, 120);
  const message = `the host process sent a ${what} of an unknown shape: \`${shown}\`; are all testheal packages of one version?`;
  return new RepairError('PROTOCOL_BROKEN', message);
}
