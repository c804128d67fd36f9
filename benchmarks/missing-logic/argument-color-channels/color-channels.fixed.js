const WHITE = { red: 255, green: 255, blue: 255 };

/** "#rrggbb" in channels from 0 to 255; white for anything else. */
export function channels(color) {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return WHITE;
  const channelAt = (start) => Number.parseInt(color.slice(start, start + 2), 16);
  return { red: channelAt(1), green: channelAt(3), blue: channelAt(5) };
}
