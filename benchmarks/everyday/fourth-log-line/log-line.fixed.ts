export type Level = 'debug' | 'info' | 'warn' | 'error';

export interface Entry {
  time: Date;
  level: Level;
  fields: Record<string, string>;
}

const LINE = /^(\S+) \[(debug|info|warn|error)\] (.*)$/i;
const FIELD = /([\w.]+)=(?:"([^"]*)"|(\S*))/g;

/** Reads a line such as `2024-05-01T10:00:00Z [warn] host=db1 message="disk almost full"`. */
export function parseLine(line: string): Entry | undefined {
  const match = LINE.exec(line.trim());
  if (!match) return undefined;
  const [, time, level, rest] = match;
  const fields: Record<string, string> = {};
  for (const [, name, quoted, plain] of rest.matchAll(FIELD)) fields[name] = quoted ?? plain;
  return { time: new Date(time), level: level.toLowerCase() as Level, fields };
}

export function countByLevel(text: string): Partial<Record<Level, number>> {
  const counts: Partial<Record<Level, number>> = {};
  for (const line of text.split('\n')) {
    const entry = parseLine(line);
    if (entry) counts[entry.level] = (counts[entry.level] ?? 0) + 1;
  }
  return counts;
}
