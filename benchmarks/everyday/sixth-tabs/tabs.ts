export interface Tab {
  id: string;
  title: string;
  /** Stays when many tabs are closed at once. */
  pinned?: boolean;
}

/** The tabs of an editor window, and which of them is in front. */
export class TabBar {
  private tabs: Tab[] = [];
  private activeIndex = -1;

  get active(): Tab | undefined {
    return this.tabs[this.activeIndex];
  }

  get ids(): string[] {
    return this.tabs.map(({ id }) => id);
  }

  /** Opens a tab to the right of the active one and brings it to the front; one that is open is only activated. */
  open(tab: Tab): void {
    if (this.activate(tab.id)) return;
    this.activeIndex++;
    this.tabs.splice(this.activeIndex, 0, tab);
  }

  activate(id: string): boolean {
    const index = this.ids.indexOf(id);
    if (index === -1) return false;
    this.activeIndex = index;
    return true;
  }

  close(id: string): void {
    this.closeWhere((tab) => tab.id === id);
  }

  closeOthers(id: string): void {
    this.closeWhere((tab) => tab.id !== id && !tab.pinned);
  }

  closeToTheRight(id: string): void {
    const index = this.ids.indexOf(id);
    if (index === -1) return;
    const toTheRight = this.ids.slice(index + 1);
    this.closeWhere((tab) => toTheRight.includes(tab.id) && !tab.pinned);
  }

  /**
   * The active tab stays in front. When it is closed itself, the next one to its right that stays open
   * comes to the front, or the last tab when there is none.
   */
  closeWhere(shouldClose: (tab: Tab) => boolean): void {
    this.tabs = this.tabs.filter((tab) => !shouldClose(tab));
    this.activeIndex = Math.min(this.activeIndex, this.tabs.length - 1);
  }
}
