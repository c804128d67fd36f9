class Node {
  readonly children = new Map<string, Node>();
  isWord = false;
}

export class Trie {
  private readonly root = new Node();

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word);
  }

  add(word: string): void {
    let node = this.root;
    for (const letter of word) {
      let next = node.children.get(letter);
      if (!next) {
        next = new Node();
        node.children.set(letter, next);
      }
      node = next;
    }
    node.isWord = true;
  }

  /** The words with a prefix, by alphabet and at most so many. */
  suggest(prefix: string, limit?: number): string[] {
    let node: Node | undefined = this.root;
    for (const letter of prefix) node = node?.children.get(letter);
    const found: string[] = [];
    if (node) this.collect(node, prefix, found, limit);
    return found;
  }

  private collect(node: Node, word: string, found: string[], limit = Infinity): void {
    if (found.length >= limit) return;
    if (node.isWord) found.push(word);
    const children = [...node.children].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [letter, child] of children) this.collect(child, word + letter, found);
  }
}
