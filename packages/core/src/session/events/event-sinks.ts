import path from 'node:path';
import { createLineFile } from '../../node/line-file.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import type { EventSink } from './event-stream.ts';

/** Who gets the events of a run: a file of JSON lines, and the observer of a config. */
export function eventSinks({ events, onEvent }: Pick<HealOptions, 'events' | 'onEvent'>): EventSink[] {
  const sinks: EventSink[] = [];
  if (events !== undefined) {
    const write = createLineFile(path.resolve(events));
    sinks.push({
      take: (event) => write(JSON.stringify(event)),
      problem: (error) => `the events cannot be written to \`${events}\`: ${firstLineOf(error)}; the run goes on`,
      endsByProblem: true,
    });
  }
  if (onEvent !== undefined) {
    sinks.push({
      take: (event) => onEvent(event),
      problem: (error) => `the option \`onEvent\` failed: ${firstLineOf(error)}; the run goes on, and so do its events`,
    });
  }
  return sinks;
}

function firstLineOf(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
}
