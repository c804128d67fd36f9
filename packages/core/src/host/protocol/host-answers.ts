import { RepairError } from '../../model/errors.ts';
import type { VerifierAnswer, VerifyRequest } from '../../model/patch-to-verify.ts';
import type { RunOutcome, RunRequest } from '../../model/run.ts';
import type { HostAnswer } from '../processes/host-connection.ts';
import { type HostCall, readRunOutcome, readVerifierAnswer } from './host-protocol.ts';

/** What a host's answer to `run` means. @throws RepairError `ORACLE_UNAVAILABLE`, `PROTOCOL_BROKEN` */
export function toRunOutcome(answer: HostAnswer, request: RunRequest): RunOutcome {
  switch (answer.status) {
    case 'answered':
      return readRunOutcome(answer.value);
    case 'timeout':
      return { status: 'timeout', timeoutMs: request.timeoutMs };
    case 'died':
      return { status: 'crashed', reason: answer.reason };
    default:
      throw unavailable('run', answer);
  }
}

/** What a host's answer to `verify` means. @throws RepairError `ORACLE_UNAVAILABLE`, `PROTOCOL_BROKEN` */
export function toVerifierAnswer(answer: HostAnswer, { timeoutMs }: VerifyRequest): VerifierAnswer {
  switch (answer.status) {
    case 'answered':
      return readVerifierAnswer(answer.value);
    case 'timeout':
      // It has been killed.
      return { accepted: false, reason: `\`verify\` did not answer within ${timeoutMs / 1000} s, nor let go` };
    case 'died':
      return { accepted: false, reason: `\`verify\` ended its process: ${answer.reason}` };
    default:
      throw unavailable('verify', answer);
  }
}

/** The error for an answer that is none. */
export function unavailable(
  method: HostCall['method'],
  answer: Exclude<HostAnswer, { status: 'answered' }>,
): RepairError {
  if (answer.status === 'broken') return new RepairError('PROTOCOL_BROKEN', answer.message);
  return new RepairError(
    'ORACLE_UNAVAILABLE',
    `the process that runs your tests failed at \`${method}\`: ${whyFailed(answer)}`,
  );
}

function whyFailed(answer: Exclude<HostAnswer, { status: 'answered' | 'broken' }>): string {
  if (answer.status === 'timeout') return 'it did not answer in time';
  return answer.status === 'died' ? answer.reason : answer.message;
}
