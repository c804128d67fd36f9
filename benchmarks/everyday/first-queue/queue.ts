type Task = () => Promise<void>;

export class TaskQueue {
  private readonly waiting: Task[] = [];
  private running = 0;
  constructor(private readonly limit: number) {}
  push(task: Task): void {
    this.waiting.push(task);
    this.next();
  }
  private next(): void {
    if (this.running >= this.limit) return;
    const task = this.waiting.shift();
    if (task === undefined) return;
    this.running++;
    task().then(
      () => {
        this.running--;
        this.next();
      },
      () => {
        this.next();
      },
    );
  }
}
