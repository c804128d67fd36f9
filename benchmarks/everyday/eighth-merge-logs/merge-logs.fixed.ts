/**
 * Shows the logs of several services as one, in the order of time. The logs may
 * be large, therefore they are read entry by entry.
 */
export interface Entry {
  time: string;
  service: string;
  text: string;
}

export function* readLog(service: string, lines: Iterable<string>): Generator<Entry> {
  let entry: Entry | null = null;
  for (const line of lines) {
    const match = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (.*)$/.exec(line);
    if (match) {
      if (entry) yield entry;
      entry = { time: match[1], service, text: match[2] };
    } else if (entry) {
      entry.text += `\n${line}`;
    }
  }
  if (entry) yield entry;
}

/** Of the same time, those of the first log come first. */
export function* mergeTwo(first: Iterable<Entry>, second: Iterable<Entry>): Generator<Entry> {
  const a = first[Symbol.iterator]();
  const b = second[Symbol.iterator]();
  let left = a.next();
  let right = b.next();
  while (!left.done && !right.done) {
    if (left.value.time <= right.value.time) {
      yield left.value;
      left = a.next();
    } else {
      yield right.value;
      right = b.next();
    }
  }
  for (; !left.done; left = a.next()) yield left.value;
  for (; !right.done; right = b.next()) yield right.value;
}

export function mergeLogs(logs: Record<string, Iterable<string>>): Iterable<Entry> {
  const all = Object.entries(logs).map(([service, lines]): Iterable<Entry> => readLog(service, lines));
  const [first = [], ...others] = all;
  return others.reduce((merged, log) => mergeTwo(merged, log), first);
}

export function format({ time, service, text }: Entry): string {
  return `${time.slice(11, 19)} [${service}] ${text}`;
}
