/**
 * Selection model for list-like views (file browser, mail list).
 *
 * It follows the desktop conventions:
 *  - click             select just this row
 *  - ctrl/cmd + click  toggle this row, keep the others
 *  - shift + click     select the range between the anchor and this row
 *
 * The anchor is the row of the last plain or ctrl click. Shift clicks leave it
 * where it is, so that a range can be re-drawn. Without an anchor a shift click
 * counts as a plain click.
 */
export interface ClickModifiers {
  shift?: boolean;
  ctrl?: boolean;
}

export type SelectionListener = (selectedIds: readonly string[]) => void;

export class SelectionModel {
  private rows: string[];
  private readonly selected = new Set<string>();
  private anchor: string | null = null;
  private readonly listeners = new Set<SelectionListener>();

  constructor(rows: readonly string[] = []) {
    this.rows = [...rows];
  }

  /** The selected ids, in the order in which the rows are shown. */
  get ids(): string[] {
    return this.rows.filter((id) => this.selected.has(id));
  }

  get size(): number {
    return this.selected.size;
  }

  has(id: string): boolean {
    return this.selected.has(id);
  }

  onChange(listener: SelectionListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  click(id: string, modifiers: ClickModifiers = {}): void {
    if (!this.rows.includes(id)) return;

    if (modifiers.shift && this.anchor !== null) {
      this.selectRange(this.anchor, id, modifiers.ctrl ?? false);
    } else if (modifiers.ctrl) {
      this.toggle(id);
      this.anchor = id;
    } else {
      this.selected.clear();
      this.selected.add(id);
      this.anchor = id;
    }
    this.notify();
  }

  selectAll(): void {
    for (const id of this.rows) this.selected.add(id);
    this.notify();
  }

  clear(): void {
    this.selected.clear();
    this.anchor = null;
    this.notify();
  }

  /**
   * Takes over a new list of rows, e.g. after sorting, filtering or deleting.
   * What is still shown stays selected; rows that are gone take their part of
   * the selection (and the anchor, if it was theirs) with them.
   */
  setRows(rows: readonly string[]): void {
    this.rows = [...rows];
    const shown = new Set(rows);
    const before = this.selected.size;
    for (const id of this.selected) {
      if (!shown.has(id)) this.selected.delete(id);
    }
    if (this.selected.size !== before) this.notify();
  }

  private toggle(id: string): void {
    if (this.selected.has(id)) {
      this.selected.delete(id);
    } else {
      this.selected.add(id);
    }
  }

  /** Selects all rows between the two, whichever comes first; `keep` adds to the selection. */
  private selectRange(from: string, to: string, keep: boolean): void {
    const a = this.rows.indexOf(from);
    const b = this.rows.indexOf(to);
    if (!keep) this.selected.clear();
    for (const id of this.rows.slice(Math.min(a, b), Math.max(a, b) + 1)) {
      this.selected.add(id);
    }
  }

  private notify(): void {
    const ids = this.ids;
    for (const listener of this.listeners) listener(ids);
  }
}
