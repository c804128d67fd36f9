/** A part of a prompt that can be shorter. */
export interface Section {
  /** Share of the room that is its own when not all fit; all shares together are 1 at most. */
  readonly share: number;
  /** Its text in so many characters or fewer; empty when there is nothing to say. */
  render(maxCharacters: number): string;
}

/**
 * The texts of all sections, in their order, within `room` characters. Each gets its share first; what others do not need goes
 * to those that are cut, in the order of their shares.
 */
export function allocate(sections: readonly Section[], room: number): string[] {
  const full = sections.map((section) => section.render(Infinity));
  const granted = sections.map(({ share }, index) =>
    Math.min((full[index] as string).length, Math.floor(share * room)),
  );
  let left = room - granted.reduce((sum, size) => sum + size, 0);
  const mostFirst = [...sections.keys()].toSorted(
    (a, b) => (sections[b] as Section).share - (sections[a] as Section).share,
  );
  for (const index of mostFirst) {
    const more = Math.min(left, (full[index] as string).length - (granted[index] as number));
    granted[index] = (granted[index] as number) + more;
    left -= more;
  }
  return sections.map((section, index) => {
    const text = full[index] as string;
    return text.length <= (granted[index] as number) ? text : section.render(granted[index] as number);
  });
}
