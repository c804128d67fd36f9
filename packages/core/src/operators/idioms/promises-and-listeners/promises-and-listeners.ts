import type { Operator, PatchOperator } from '../../operator.ts';
import { askBothWays } from './ask-both-ways.ts';
import { cleanUpBoth } from './clean-up-both.ts';
import { deferThrow } from './defer-throw.ts';
import { handOver } from './hand-over.ts';
import { heedTicket } from './heed-ticket.ts';
import { issueTicket } from './issue-ticket.ts';
import { keepCause } from './keep-cause.ts';
import { keepPlace } from './keep-place.ts';
import { leaveNewer } from './leave-newer.ts';
import { leaveUnchanged } from './leave-unchanged.ts';
import { leaveWhileUsed } from './leave-while-used.ts';
import { letAbortThrough } from './let-abort-through.ts';
import { makeAsync } from './make-async.ts';
import { onceOnly } from './once-only.ts';
import { removeWrapper } from './remove-wrapper.ts';
import { restartTimer } from './restart-timer.ts';
import { rethrowLast } from './rethrow-last.ts';
import { returnUndoing } from './return-undoing.ts';
import { setFirst } from './set-first.ts';

/** What comes later: promises, listeners, timers, errors on their way. */
export const PROMISE_AND_LISTENER_IDIOMS: readonly Operator[] = [cleanUpBoth, deferThrow, keepCause, letAbortThrough];

/** Those that change several places, or put a statement where there is none. */
export const PROMISE_AND_LISTENER_PATCH_IDIOMS: readonly PatchOperator[] = [
  askBothWays,
  handOver,
  heedTicket,
  issueTicket,
  keepPlace,
  leaveNewer,
  leaveUnchanged,
  leaveWhileUsed,
  makeAsync,
  onceOnly,
  removeWrapper,
  restartTimer,
  rethrowLast,
  returnUndoing,
  setFirst,
];
