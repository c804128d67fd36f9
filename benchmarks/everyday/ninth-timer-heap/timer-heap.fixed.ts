export type Task = () => void;

interface Entry {
  at: number;
  order: number;
  task: Task;
  cancelled: boolean;
}

/** Simulated time: tasks run in the order of their time, those of the same time in the order they were added. */
export class TimerQueue {
  private readonly heap: Entry[] = [];
  private added = 0;
  now = 0;

  get pending(): number {
    return this.heap.filter((entry) => !entry.cancelled).length;
  }

  /** Adds a task; the returned function takes it back. */
  schedule(delay: number, task: Task): () => void {
    const entry: Entry = { at: this.now + Math.max(0, delay), order: this.added++, task, cancelled: false };
    this.heap.push(entry);
    this.siftUp(this.heap.length - 1);
    return () => {
      entry.cancelled = true;
    };
  }

  advance(ms: number): void {
    const end = this.now + ms;
    while (this.heap.length > 0 && this.heap[0].at <= end) {
      const entry = this.pop();
      if (entry.cancelled) continue;
      this.now = entry.at;
      entry.task();
    }
    this.now = end;
  }

  private pop(): Entry {
    const first = this.heap[0];
    const last = this.heap.pop() as Entry;
    if (this.heap.length > 0) {
      this.heap[0] = last;
      this.siftDown(0);
    }
    return first;
  }

  private before(i: number, j: number): boolean {
    const a = this.heap[i];
    const b = this.heap[j];
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  private siftUp(i: number): void {
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (!this.before(i, parent)) return;
      this.swap(i, parent);
      i = parent;
    }
  }

  private siftDown(i: number): void {
    for (;;) {
      const left = 2 * i + 1;
      const right = left + 1;
      let smallest = i;
      if (left < this.heap.length && this.before(left, smallest)) smallest = left;
      if (right < this.heap.length && this.before(right, smallest)) smallest = right;
      if (smallest === i) return;
      this.swap(i, smallest);
      i = smallest;
    }
  }

  private swap(i: number, j: number): void {
    [this.heap[i], this.heap[j]] = [this.heap[j], this.heap[i]];
  }
}
