import type { HealEvent, HealEventBody } from '../../model/event.ts';

/** Somebody who gets the events of a run. What goes wrong there harms nothing. */
export interface EventSink {
  /** Throws, or gives a promise that rejects, when something is wrong. */
  readonly take: (event: HealEvent) => unknown;
  /** One line for people: what is wrong, and what follows. It is told once. */
  readonly problem: (error: unknown) => string;
  /** It gets no events after it had a problem. */
  readonly endsByProblem?: true;
}

export interface EventStream {
  readonly emit: (body: HealEventBody) => void;
  /** Settles when all sinks have done what they do, and after `PATIENCE_MS` in any case. Never rejects. */
  readonly settle: () => Promise<void>;
}

/** An observer that sends events somewhere may take so long at the end of a run. */
const PATIENCE_MS = 2_000;

/** Stamps events and hands them on, in order. Never throws. */
export function createEventStream(parts: {
  readonly runId: string;
  readonly sinks: readonly EventSink[];
  /** The time by ISO 8601. */
  readonly now: () => string;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Takes secrets out. */
  readonly redact: (text: string) => string;
  readonly onProblem: (message: string) => void;
}): EventStream {
  const { runId, sinks, now, wait, redact, onProblem } = parts;
  const broken = new Set<EventSink>();
  const open = new Set<Promise<unknown>>();
  return {
    emit(body) {
      if (sinks.length === 0) return;
      // What a sink does with its event must not reach the others.
      const event = deepFrozen({ runId, time: now(), ...mapTexts(body, redact) });
      for (const sink of sinks) give(sink, event);
    },
    async settle() {
      if (open.size === 0) return;
      const done = new AbortController();
      await Promise.race([Promise.all(open), wait(PATIENCE_MS, done.signal)]);
      done.abort();
    },
  };

  function give(sink: EventSink, event: HealEvent): void {
    if (sink.endsByProblem === true && broken.has(sink)) return;
    try {
      const taken = sink.take(event);
      if (!isThenable(taken)) return;
      const work = Promise.resolve(taken).then(
        () => void open.delete(work),
        (error: unknown) => {
          open.delete(work);
          told(sink, error);
        },
      );
      open.add(work);
    } catch (error) {
      told(sink, error);
    }
  }

  function told(sink: EventSink, error: unknown): void {
    if (broken.has(sink)) return;
    broken.add(sink);
    onProblem(sink.problem(error));
  }
}

function isThenable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value;
}

/** The same data with each text in it changed. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, change)])) as Value;
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach(deepFrozen);
  return Object.freeze(value);
}
