/**
 * Turns the noisy events of the operating system's file watcher into the few
 * events the dev server cares about. Editors and package managers touch a file
 * several times in a row; we wait until a path was quiet for `delay` ms.
 */
import { posix } from 'node:path';

export type FileEventType = 'add' | 'change' | 'unlink';

export interface FileEvent {
  type: FileEventType;
  path: string;
}

interface Pending {
  type: FileEventType;
  lastSeen: number;
}

export interface WatchBatcherOptions {
  /** how long a path has to be quiet before its event is reported */
  delay?: number;
  /** return true for paths that nobody wants to hear about */
  ignored?: (path: string) => boolean;
}

/** The net effect of two events in a row; undefined when they cancel out. */
export function mergeEvents(previous: FileEventType, next: FileEventType): FileEventType | undefined {
  // a temporary file that came and went
  if (previous === 'add' && next === 'unlink') return undefined;
  // a file that was just created is still new, however often it is written
  if (previous === 'add') return 'add';
  // "atomic" saves: the old file is removed and a new one renamed over it
  if (previous === 'unlink' && next === 'add') return 'change';
  return next;
}

export function normalizePath(path: string): string {
  const normalized = posix.normalize(path.replace(/\\/g, '/'));
  return normalized.length > 1 ? normalized.replace(/\/$/, '') : normalized;
}

export class WatchBatcher {
  private readonly pending = new Map<string, Pending>();
  private readonly delay: number;
  private readonly ignored: (path: string) => boolean;
  private closed = false;

  constructor(options: WatchBatcherOptions = {}) {
    this.delay = options.delay ?? 100;
    this.ignored = options.ignored ?? (() => false);
  }

  get size(): number {
    return this.pending.size;
  }

  push(type: FileEventType, rawPath: string, now: number): void {
    if (this.closed) return;
    const path = normalizePath(rawPath);
    if (this.ignored(path)) return;

    const previous = this.pending.get(path);
    if (!previous) {
      this.pending.set(path, { type, lastSeen: now });
      return;
    }

    const merged = mergeEvents(previous.type, type);
    if (merged === undefined) {
      this.pending.delete(path);
    } else {
      previous.type = merged;
      previous.lastSeen = now;
    }
  }

  /** The events whose paths are quiet, in the order in which they were first seen. */
  flush(now: number): FileEvent[] {
    const ready: FileEvent[] = [];
    for (const [path, { type, lastSeen }] of this.pending) {
      if (now - lastSeen < this.delay) continue;
      this.pending.delete(path);
      ready.push({ type, path });
    }
    return ready;
  }

  /** When flush() has to be called next, or undefined if nothing is waiting. */
  nextFlushAt(): number | undefined {
    let next: number | undefined;
    for (const { lastSeen } of this.pending.values()) {
      const due = lastSeen + this.delay;
      if (next === undefined || due < next) next = due;
    }
    return next;
  }

  close(): void {
    this.closed = true;
    this.pending.clear();
  }
}
