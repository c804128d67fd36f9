import type { Operator, PatchOperator } from '../../operator.ts';
import { anewEachRound } from './anew-each-round.ts';
import { askAncestors } from './ask-ancestors.ts';
import { askAsElsewhere } from './ask-as-elsewhere.ts';
import { assignAlways } from './assign-always.ts';
import { assignAsElsewhere } from './assign-as-elsewhere.ts';
import { callForgotten } from './call-forgotten.ts';
import { checkAllFirst } from './check-all-first.ts';
import { flushBefore } from './flush-before.ts';
import { followSibling } from './follow-sibling.ts';
import { goDeeper } from './go-deeper.ts';
import { judgeEveryItem } from './judge-every-item.ts';
import { keepStrongest } from './keep-strongest.ts';
import { leavePath } from './leave-path.ts';
import { letInLoop } from './let-in-loop.ts';
import { matchPopped } from './match-popped.ts';
import { mirrorBranch } from './mirror-branch.ts';
import { noticeCycle } from './notice-cycle.ts';
import { restoreLength } from './restore-length.ts';
import { returnAfterLoop } from './return-after-loop.ts';
import { skipSeen } from './skip-seen.ts';
import { splitElseIf } from './split-else-if.ts';
import { swapLinks } from './swap-links.ts';
import { takeInNext } from './take-in-next.ts';
import { throwAfterAll } from './throw-after-all.ts';
import { tryEach } from './try-each.ts';
import { undoBeforeThrow } from './undo-before-throw.ts';
import { undoTry } from './undo-try.ts';
import { visitOthers } from './visit-others.ts';

/** Steps in their order: loops, conditions one after another, work that is given up. */
export const STEP_IDIOMS: readonly Operator[] = [
  askAncestors,
  assignAlways,
  assignAsElsewhere,
  letInLoop,
  swapLinks,
  throwAfterAll,
  tryEach,
];

/** Those that change several places, or put a statement where there is none. */
export const STEP_PATCH_IDIOMS: readonly PatchOperator[] = [
  anewEachRound,
  askAsElsewhere,
  callForgotten,
  checkAllFirst,
  flushBefore,
  followSibling,
  goDeeper,
  judgeEveryItem,
  keepStrongest,
  leavePath,
  matchPopped,
  mirrorBranch,
  noticeCycle,
  restoreLength,
  returnAfterLoop,
  skipSeen,
  splitElseIf,
  takeInNext,
  undoBeforeThrow,
  undoTry,
  visitOthers,
];
