import { isBits } from '../../model/bits.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { Contrast, ToldCall } from '../../model/contrast.ts';
import type { Edit } from '../../model/edit.ts';
import type { ProbeMessage, ProbeStats, ProbeWay, SearchEnd, Suspicion } from '../../model/probe.ts';
import { TYPES_USES } from '../../model/module-types.ts';
import { isLearned } from './learned-shape.ts';
import { isTestId } from './run-shape.ts';
import { isCount, isListOf, isNumber, isOneOf, isRecord, isText, type RawRecord } from './shape.ts';

const WAYS: readonly ProbeWay[] = ['in-place', 'reload', 'reload-each'];
const ENDS: readonly SearchEnd[] = ['exhausted', 'slack', 'candidates', 'timeout', 'unreached'];

const FIELDS: Readonly<Record<ProbeMessage['type'], (message: RawRecord) => boolean>> = {
  calibrated: (message) =>
    isOneOf(WAYS, message['way']) &&
    isListOf(message['leftOut'], isTestId) &&
    (message['reason'] === undefined || isText(message['reason'])),
  unprobeable: (message) =>
    isText(message['reason']) && (message['opensSockets'] === undefined || message['opensSockets'] === true),
  failed: (message) => isText(message['reason']),
  located: (message) => isListOf(message['suspicious'], isSuspicion),
  'passed-by': (message) => isNumber(message['cost']),
  types: (message) => isOneOf(TYPES_USES, message['use']),
  trying: (message) => message['key'] === undefined || isText(message['key']),
  judged: (message) => isListOf(message['entries'], isJudgedEntry),
  plausible: (message) => isCandidate(message['candidate']),
  fault: (message) => isText(message['operator']) && isText(message['reason']),
  progress: (message) => isStats(message['stats']),
  learned: (message) => isLearned(message['learned']),
  ended: (message) => isOneOf(ENDS, message['end']),
  contrasted: (message) => isContrast(message['contrast']),
  done: (message) => isOneOf(ENDS, message['end']) && isStats(message['stats']),
};

/** Whether it is a message of a probe, in all its parts: what goes on from here ends up in the report. */
export function isProbeMessage(raw: unknown): raw is ProbeMessage {
  if (!isRecord(raw) || !isText(raw['type']) || !Object.hasOwn(FIELDS, raw['type'])) return false;
  return FIELDS[raw['type'] as ProbeMessage['type']](raw);
}

function isSuspicion(raw: unknown): raw is Suspicion {
  return isRecord(raw) && isCount(raw['line']) && isNumber(raw['score']);
}

function isJudgedEntry(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && isText(entry[0]) && isText(entry[1]) && isBits(entry[1]);
}

function isCandidate(raw: unknown): raw is Candidate {
  return (
    isRecord(raw) &&
    isText(raw['key']) &&
    isListOf(raw['edits'], isEdit) &&
    isText(raw['operator']) &&
    isNumber(raw['cost'])
  );
}

function isEdit(raw: unknown): raw is Edit {
  return (
    isRecord(raw) && isCount(raw['start']) && isCount(raw['end']) && raw['start'] <= raw['end'] && isText(raw['text'])
  );
}

function isContrast(raw: unknown): raw is Contrast {
  if (!isRecord(raw) || !isListOf(raw['keys'], isText) || !isCount(raw['tried'])) return false;
  const { length } = raw['keys'];
  return isListOf(
    raw['calls'],
    (call): call is ToldCall =>
      isRecord(call) && isListOf(call['assertions'], isText) && call['assertions'].length === length,
  );
}

function isStats(raw: unknown): raw is ProbeStats {
  if (!isRecord(raw)) return false;
  const counts = [raw['candidates'], raw['testRuns'], raw['compiles'], raw['nearestTurned']];
  const optional = [raw['firstPlausibleMs'], raw['firstPlausibleNth']].filter((value) => value !== undefined);
  return counts.every(isCount) && isNumber(raw['durationMs']) && optional.every(isNumber);
}
