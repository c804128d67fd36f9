/** The 1-based line of a key in the text of a config; `undefined` unless exactly one line is like it. */
export function lineOfKey(text: string, key: string): number | undefined {
  const name = key.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // After a line's begin, a brace or a comma; before a colon, or as a shorthand or a method.
  const pattern = new RegExp(String.raw`(?:^|[{,])\s*(["']?)${name}\1\s*[:,}(]`);
  const lines = text.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
  return lines.length === 1 ? lines[0] : undefined;
}

/** The 1-based line of an offset. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
