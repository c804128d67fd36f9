/** Version history of a document in the wiki editor. */
export interface Doc {
  title: string;
  tags: string[];
  meta: Record<string, string>;
}

export interface Revision {
  readonly number: number;
  readonly author: string;
  readonly at: Date;
  readonly doc: Doc;
}

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

export class History {
  private readonly revisions: Revision[] = [];

  constructor(private readonly now: () => Date = () => new Date()) {}

  get latest(): Revision | undefined {
    return this.revisions.at(-1);
  }

  /** Keeps the state of the document; without changes there is no new revision. */
  commit(doc: Doc, author: string): Revision {
    const last = this.latest;
    if (last && diff(last.doc, doc).length === 0) return last;
    const revision: Revision = {
      number: this.revisions.length + 1,
      author,
      at: this.now(),
      doc: structuredClone(doc),
    };
    this.revisions.push(revision);
    return revision;
  }

  get(number: number): Revision {
    const revision = this.revisions[number - 1];
    if (!revision) throw new RangeError(`no revision ${number}`);
    return revision;
  }

  /** Commits the content of an old revision again, for the editor to go on with. */
  restore(number: number, author: string): Doc {
    const doc = structuredClone(this.get(number).doc);
    this.commit(doc, author);
    return doc;
  }

  compare(from: number, to: number): Change[] {
    return diff(this.get(from).doc, this.get(to).doc);
  }

  authors(): string[] {
    return [...new Set(this.revisions.map((r) => r.author))];
  }

  *log(): Generator<string> {
    for (let i = this.revisions.length - 1; i >= 0; i--) {
      const { number, author, at, doc } = this.revisions[i];
      yield `r${number} ${at.toISOString().slice(0, 10)} ${author}: ${doc.title}`;
    }
  }
}

export function diff(before: Doc, after: Doc): Change[] {
  const changes: Change[] = [];
  const note = (field: string, a: unknown, b: unknown) => {
    if (JSON.stringify(a) !== JSON.stringify(b)) changes.push({ field, before: a, after: b });
  };
  note('title', before.title, after.title);
  note('tags', before.tags, after.tags);
  for (const key of new Set([...Object.keys(before.meta), ...Object.keys(after.meta)])) {
    note(`meta.${key}`, before.meta[key], after.meta[key]);
  }
  return changes;
}
