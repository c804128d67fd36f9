interface Node<T> {
  value: T;
  next: Node<T> | null;
}

export class LinkedList<T> {
  private head: Node<T> | null = null;
  private count = 0;
  add(value: T): this {
    const node = { value, next: null };
    if (this.head === null) this.head = node;
    else {
      let last = this.head;
      while (last.next) last = last.next;
      last.next = node;
    }
    this.count++;
    return this;
  }
  remove(value: T): boolean {
    let before: Node<T> | null = null;
    let node = this.head;
    while (node) {
      if (node.value === value) {
        if (before) before.next = node.next;
        else this.head = node.next;
        this.count--;
        return true;
      }
      before = node;
      node = node.next;
    }
    return false;
  }
  toArray(): T[] {
    const all: T[] = [];
    for (let node = this.head; node; node = node.next) all.push(node.value);
    return all;
  }
  get size(): number {
    return this.count;
  }
}
