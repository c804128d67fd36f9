export interface Field {
  name: string;
  value: string;
}

/** Joins each line that starts with white space to the one before it, and ends at the first empty line. */
function unfold(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === '') break;
    if (/^[ \t]/.test(line) && lines.length > 0) lines[lines.length - 1] += ` ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
}

/** The header fields of an HTTP or mail message, in the order in which they came. */
export class HeaderBlock {
  private fields: Field[] = [];

  static parse(text: string): HeaderBlock {
    const block = new HeaderBlock();
    for (const line of unfold(text)) {
      if (!line.includes(':')) throw new SyntaxError(`Not a header field: ${line}`);
      const [name, ...rest] = line.split(':');
      block.append(name, rest.join(':'));
    }
    return block;
  }

  append(name: string, value: string): this {
    this.fields.push({ name: name.trim(), value: value.trim() });
    return this;
  }

  /** Replaces all fields of this name; a new one comes last. */
  set(name: string, value: string): this {
    const index = this.fields.findIndex((field) => isNamed(field, name));
    if (index === -1) return this.append(name, value);
    this.fields = this.fields.filter((field, at) => at <= index || !isNamed(field, name));
    this.fields[index] = { name, value: value.trim() };
    return this;
  }

  /** All values of a name in one text, or nothing when there is no such field. */
  get(name: string): string | undefined {
    const values = this.getAll(name);
    return values.length === 0 ? undefined : values.join(', ');
  }

  getAll(name: string): string[] {
    return this.fields.filter((field) => isNamed(field, name)).map(({ value }) => value);
  }

  delete(name: string): boolean {
    const before = this.fields.length;
    this.fields = this.fields.filter((field) => !isNamed(field, name));
    return this.fields.length < before;
  }

  toString(): string {
    return this.fields.map(({ name, value }) => `${name}: ${value}\r\n`).join('');
  }
}

function isNamed(field: Field, name: string): boolean {
  return field.name.toLowerCase() === name.toLowerCase();
}
