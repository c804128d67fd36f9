/** Lengths in style settings: "12px", "1.5rem", "50%". */

export interface CssLength {
  readonly value: number;
  readonly unit: 'px' | 'rem' | 'em' | '%';
}

export interface Context {
  readonly rootFontSize?: number;
  readonly fontSize?: number;
  /** What a percentage refers to, in pixels. */
  readonly base?: number;
}

const LENGTH = /^(-?\d+(?:\.\d+)?)(px|rem|em|%)$/;

/** Undefined for what is no length; 0 may stand without a unit. */
export function parseLength(text: string): CssLength | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '0') return { value: 0, unit: 'px' };
  const match = LENGTH.exec(trimmed);
  if (match === null) return undefined;
  return { value: Number(match[1]), unit: match[2] as CssLength['unit'] };
}

export function toPixels(length: CssLength, context: Context = {}): number {
  const { rootFontSize = 16, fontSize = rootFontSize, base = 0 } = context;
  switch (length.unit) {
    case 'px':
      return length.value;
    case 'rem':
      return length.value * rootFontSize;
    case 'em':
      return length.value * fontSize;
    case '%':
      return (length.value / 100) * base;
  }
}

/** Pixels of a setting, or of the fallback when it cannot be read. */
export function pixelsOf(setting: string, fallback: number, context?: Context): number {
  const length = parseLength(setting);
  return length === undefined ? fallback : toPixels(length, context);
}
