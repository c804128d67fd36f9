import picocolors from 'picocolors';

import type { HealEventBody, HealListener, PatchChange } from '../../model/event.ts';
import { changeText } from '../words/change-text.ts';
import { formatSeconds, plural } from '../words/format-number.ts';
import { isPartOf } from '../words/is-part-of.ts';
import { columnsOf } from './layout.ts';
import { oneLine } from '../words/visible-text.ts';

/** Listens to a healing run and shows where it is; `end` takes the live line away. Call it once. */
export type Progress = HealListener & { readonly end: () => void };

const REDRAW_MS = 100;

/**
 * Shows progress on `stream`: one line that is written over when `live`, else a plain line at the start and the end of
 * each target. A stream that breaks (a closed pipe) never breaks the run.
 */
export function createProgress(
  stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number },
  { color, live }: { readonly color: boolean; readonly live: boolean },
): Progress {
  stream.on('error', ignore);
  const show = live ? liveLine(stream, color) : plainLines(stream);
  return Object.assign((event: HealEventBody) => show(event), {
    end: () => {
      if (live) stream.write(CLEAR_LINE);
      // An error of this last write is only emitted later.
      setImmediate(() => stream.removeListener('error', ignore));
    },
  });
}

function ignore(): void {}

const CLEAR_LINE = '\r\u001b[2K';

function plainLines(stream: NodeJS.WritableStream): HealListener {
  const looked = new Set<string>();
  return (event) => {
    if (event.type === 'target-started') {
      const { target, failing, calledBy } = event;
      const isAgain = calledBy !== undefined && looked.has(target);
      if (calledBy !== undefined) looked.add(target);
      const why =
        calledBy === undefined
          ? `${plural(failing, 'failing test')}, looking for a patch`
          : `${oneLine(calledBy)} ${isPartOf(calledBy, target) ? 'is a part of it' : 'uses it'}, looking there as well`;
      if (!isAgain) stream.write(`heal ${oneLine(target)}: ${why}\n`);
    }
    if (event.type === 'patch-proved') stream.write(`heal ${oneLine(event.target)}: ${passingText(event.change)}\n`);
    if (event.type === 'target-ended') {
      const cost = `${plural(event.candidates, 'candidate')}, ${formatSeconds(event.durationMs)}`;
      stream.write(`heal ${oneLine(event.target)}: ${event.status} (${cost})\n`);
    }
  };
}

function liveLine(stream: NodeJS.WritableStream & { readonly columns?: number }, color: boolean): HealListener {
  const colors = picocolors.createColors(color);
  let targets = 0;
  let nth = 0;
  /** Of each target that is at work: when its search was drawn last, and who it is looked at for. */
  const atWork = new Map<string, { drawnMs: number; readonly calledBy: string | undefined }>();

  return (event) => {
    if (event.type === 'targets-found') targets = event.targets;
    if (event.type === 'target-started') {
      if (event.calledBy === undefined) nth += 1;
      atWork.set(event.target, { drawnMs: -Infinity, calledBy: event.calledBy });
    }
    if (event.type === 'target-ended') atWork.delete(event.target);
    const own = 'target' in event ? atWork.get(event.target) : undefined;
    if (event.type === 'search-progress' && own !== undefined) {
      if (event.durationMs - own.drawnMs < REDRAW_MS) return;
      own.drawnMs = event.durationMs;
    }
    if (event.type === 'patch-proved') {
      const line = ` HEAL  ${oneLine(event.target)}  ${passingText(event.change)}`;
      stream.write(`${CLEAR_LINE}${colors.dim(line)}\n`);
    }
    const activity = describe(event);
    // One line is for one target: what is searched beside it, for its sake, would take turns with it.
    if (activity === undefined || (own?.calledBy !== undefined && atWork.has(own.calledBy))) return;
    const prefix = ` HEAL  ${targets > 1 ? `${nth}/${targets} ` : ''}`;
    // One column stays free: some terminals wrap as soon as the last one is written.
    const room = (stream.columns ?? 80) - 1 - columnsOf(prefix);
    const text = fit(oneLine(activity.target), activity.doing, room);
    stream.write(room < 10 ? CLEAR_LINE : `${CLEAR_LINE}${colors.dim(prefix)}${text}`);
  };
}

/** What the first patch does that holds, while better ones are looked for. */
function passingText(change: PatchChange): string {
  return `a patch passes: ${changeText(change)}`;
}

function describe(event: HealEventBody): { readonly target: string; readonly doing: string } | undefined {
  switch (event.type) {
    case 'target-started':
      return { target: event.target, doing: 'reproducing' };
    case 'probe-started':
      return { target: event.target, doing: `searching ${event.way}` };
    case 'search-progress':
      return {
        target: event.target,
        doing: `searching ${plural(event.candidates, 'candidate')} ${formatSeconds(event.durationMs)}`,
      };
    case 'attempt-started':
      return { target: event.target, doing: `asking ${event.model}, attempt ${event.attempt} of ${event.of}` };
    case 'attempt-proposed':
      return { target: event.target, doing: `trying attempt ${event.attempt} of ${event.model}` };
    case 'attempt-ended':
      return { target: event.target, doing: `attempt ${event.attempt} of ${event.model}: ${event.outcome.status}` };
    case 'proof-progress':
      return { target: event.target, doing: `verifying ${event.done} of ${event.of}` };
    default:
      return undefined;
  }
}

/** The end of a long target says more than its start; what is being done says more than both. */
function fit(target: string, doing: string, room: number): string {
  const roomForTarget = room - columnsOf(doing) - 1;
  if (roomForTarget < 8) return Array.from(doing).slice(0, Math.max(room, 0)).join('');
  const characters = Array.from(target);
  const shown = characters.length <= roomForTarget ? target : `…${characters.slice(1 - roomForTarget).join('')}`;
  return `${shown} ${doing}`;
}
