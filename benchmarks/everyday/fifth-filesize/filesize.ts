const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

function trimZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** A number of bytes for people, such as `1.5 MB`. */
export function formatSize(bytes: number, digits = 1): string {
  const sign = bytes < 0 ? '-' : '';
  let value = Math.abs(bytes);
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${sign}${trimZeros(value.toFixed(digits))} ${UNITS[unit]}`;
}

/** The number of bytes in a text such as `1.5 MB` or `300`. */
export function parseSize(text: string): number {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim());
  const name = (match?.[2] || 'B').toLowerCase();
  const unit = UNITS.findIndex((candidate) => candidate.toLowerCase() === name);
  if (!match || unit === -1) throw new Error(`Not a size: ${text}`);
  return Math.round(Number(match[1]) * 1000 ** unit);
}
