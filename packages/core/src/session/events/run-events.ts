import type { HealEventBody } from '../../model/event.ts';
import { sumUsage } from '../../model/model-usage.ts';
import type { HealReport } from '../../model/report.ts';
import { newRunId } from '../../node/run-id.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import type { Redactor } from '../../secrets/redactor.ts';
import { eventSinks } from './event-sinks.ts';
import { createEventStream } from './event-stream.ts';

/** The events of a run, from its start to its end. */
export interface RunEvents {
  readonly emit: (body: HealEventBody) => void;
  /** Before the report is made: its notices have then what went wrong with the events. */
  readonly settle: () => Promise<void>;
  /** The notices that were no events yet, and the last event. */
  readonly end: (report: HealReport) => Promise<void>;
}

export function openRunEvents({
  options,
  redactor,
  onProblem,
}: {
  readonly options: HealOptions;
  readonly redactor: Redactor;
  readonly onProblem: (message: string) => void;
}): RunEvents {
  const { redact } = redactor;
  const sinks = eventSinks(options);
  const stream = createEventStream({ runId: newRunId(now()), sinks, now, wait, redact, onProblem });
  const noticed = new Set<string>();
  const emit = (body: HealEventBody): void => {
    if (body.type === 'notice') noticed.add(body.message);
    stream.emit(body);
  };
  return {
    emit,
    settle: stream.settle,
    async end(report) {
      for (const message of report.notices) if (!noticed.has(message)) emit({ type: 'notice', message });
      emit(runEnded(report));
      await stream.settle();
    },
  };
}

function runEnded({ exitCode, durationMs, targets, totals }: HealReport): HealEventBody {
  return {
    type: 'run-ended',
    exitCode,
    durationMs,
    targets: totals.targets,
    healed: totals.healed,
    applied: totals.applied,
    usage: sumUsage(targets.map(({ usage }) => usage)),
  };
}

function now(): string {
  return new Date().toISOString();
}

/** Keeps the process alive: what is waited for may be all that is left to do. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
