/** Saves a text some time after its last change. */
export class Autosave {
  private text = '';
  private dirty = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  failures = 0;

  constructor(
    private readonly save: (text: string) => Promise<void>,
    private readonly delayMs: number,
  ) {}

  change(text: string): void {
    this.text = text;
    this.dirty = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), this.delayMs);
  }

  get hasUnsavedChanges(): boolean {
    return this.dirty;
  }

  /** Saves now what is not saved yet; what could not be saved stays unsaved. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    if (!this.dirty) return;
    try {
      await this.save(this.text);
      this.dirty = false;
      this.failures = 0;
    } catch {
      this.failures++;
    }
  }
}
