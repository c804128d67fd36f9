import { RepairError } from '../model/errors.ts';
import type { ProbeMessage } from '../model/probe.ts';
import type { RunOutcome } from '../model/run.ts';

/** The methods of `HostHandlers`, as they are asked for over the channel. */
export type HostMethod = 'start' | 'run' | 'probe' | 'relatedTestFiles' | 'resolveImport' | 'stop';

/** Main process to host. `testheal` is the protocol's version; it tells our messages from those of the user's code. */
export interface HostRequest {
  readonly testheal: 1;
  readonly kind: 'request';
  readonly id: number;
  readonly method: HostMethod;
  readonly args: readonly unknown[];
}

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

/** A request from the main process; `undefined` when it is not one. */
export function readHostRequest(raw: unknown): HostRequest | undefined {
  if (!isRecord(raw) || raw['testheal'] !== 1 || raw['kind'] !== 'request') return undefined;
  return raw as unknown as HostRequest;
}

/** @throws RepairError `PROTOCOL_BROKEN` when the value is no outcome. */
export function readRunOutcome(raw: unknown): RunOutcome {
  if (isRecord(raw)) {
    const { status } = raw;
    if (status === 'completed' && areArrays(raw['results'], raw['brokenFiles'])) return raw as unknown as RunOutcome;
    if (status === 'timeout' || (status === 'crashed' && typeof raw['reason'] === 'string')) {
      return raw as unknown as RunOutcome;
    }
  }
  throw broken('run outcome', raw);
}

/** @throws RepairError `PROTOCOL_BROKEN` when the value is no probe message. */
export function readProbeMessage(raw: unknown): ProbeMessage {
  if (isRecord(raw) && typeof raw['type'] === 'string' && PROBE_FIELDS[raw['type']]?.(raw) === true) {
    return raw as unknown as ProbeMessage;
  }
  throw broken('probe message', raw);
}

type RawRecord = Readonly<Record<string, unknown>>;

const PROBE_FIELDS: Readonly<Record<string, (message: RawRecord) => boolean>> = {
  calibrated: (message) => typeof message['way'] === 'string' && areArrays(message['leftOut']),
  unprobeable: (message) => typeof message['reason'] === 'string',
  located: (message) => areArrays(message['suspicious']),
  trying: (message) => typeof message['key'] === 'string',
  judged: (message) => areArrays(message['entries']) && (message['entries'] as unknown[]).every(isJudgedEntry),
  plausible: (message) => isRecord(message['candidate']) && typeof message['candidate']['key'] === 'string',
  progress: (message) => isRecord(message['stats']),
  done: (message) => typeof message['end'] === 'string' && isRecord(message['stats']),
};

function isHostMessage(raw: RawRecord): raw is RawRecord & HostMessage {
  if (raw['kind'] === 'fatal') return typeof raw['message'] === 'string';
  if (typeof raw['id'] !== 'number') return false;
  if (raw['kind'] === 'refusal') return typeof raw['message'] === 'string';
  return raw['kind'] === 'answer' || (raw['kind'] === 'item' && 'item' in raw);
}

function isJudgedEntry(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';
}

function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areArrays(...values: readonly unknown[]): boolean {
  return values.every((value) => Array.isArray(value));
}

function broken(what: string, raw: unknown): RepairError {
  const shown = (JSON.stringify(raw) ?? String(raw)).slice(0, 120);
  const message = `the host process sent a ${what} of an unknown shape: \`${shown}\`; are all testheal packages of one version?`;
  return new RepairError('PROTOCOL_BROKEN', message);
}
