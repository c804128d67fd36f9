import type { RunOutcome, TestFile } from '../../model/run.ts';
import type { TestId } from '../../model/test-id.ts';
import type { TestError, TestResult } from '../../model/test-result.ts';
import { isCount, isListOf, isNumber, isOneOf, isRecord, isText, isTextOrAbsent } from './shape.ts';

export function isRunOutcome(raw: unknown): raw is RunOutcome {
  if (!isRecord(raw)) return false;
  switch (raw['status']) {
    case 'completed':
      return (
        isListOf(raw['results'], isTestResult) &&
        isListOf(raw['brokenFiles'], isBrokenFile) &&
        isNumber(raw['durationMs']) &&
        typeof raw['openedSockets'] === 'boolean' &&
        [raw['reached'], raw['usualErrors']].every((texts) => texts === undefined || isListOf(texts, isText))
      );
    case 'crashed':
      return typeof raw['reason'] === 'string';
    default:
      return raw['status'] === 'timeout' && isNumber(raw['timeoutMs']);
  }
}

const STATUSES: readonly TestResult['status'][] = ['passed', 'failed', 'skipped'];

function isTestResult(raw: unknown): raw is TestResult {
  return (
    isRecord(raw) &&
    isTestId(raw['id']) &&
    isOneOf(STATUSES, raw['status']) &&
    isNumber(raw['durationMs']) &&
    isListOf(raw['errors'], isTestError)
  );
}

function isTestError(raw: unknown): raw is TestError {
  return (
    isRecord(raw) &&
    typeof raw['name'] === 'string' &&
    typeof raw['message'] === 'string' &&
    [raw['stack'], raw['expected'], raw['actual']].every(isTextOrAbsent)
  );
}

function isBrokenFile(raw: unknown): raw is { readonly path: string; readonly message: string } {
  return isRecord(raw) && typeof raw['path'] === 'string' && typeof raw['message'] === 'string';
}

export function isTestId(raw: unknown): raw is TestId {
  return (
    isRecord(raw) &&
    typeof raw['file'] === 'string' &&
    isListOf(raw['titlePath'], isText) &&
    isCount(raw['occurrence']) &&
    isTextOrAbsent(raw['project'])
  );
}

export function isTestFile(raw: unknown): raw is TestFile {
  return isRecord(raw) && typeof raw['path'] === 'string' && isTextOrAbsent(raw['project']);
}
