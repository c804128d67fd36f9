/**
 * Colour helpers of the theme editor: derives a palette from a brand colour.
 * Colours go in and out as hex strings, the arithmetic is done in HSL.
 */
export interface Rgb {
  r: number;
  g: number;
  b: number;
}

/** h in degrees [0, 360), s and l in [0, 1] */
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

export function parseHex(hex: string): Rgb {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim());
  if (!match) throw new Error(`not a colour: "${hex}"`);
  const digits = match[1].length === 3 ? match[1].replace(/./g, '$&$&') : match[1];
  const value = parseInt(digits, 16);
  return { r: value >> 16, g: (value >> 8) & 0xff, b: value & 0xff };
}

export function toHex({ r, g, b }: Rgb): string {
  const channel = (v: number) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0');
  return `#${channel(r)}${channel(g)}${channel(b)}`;
}

export function rgbToHsl({ r, g, b }: Rgb): Hsl {
  const [rn, gn, bn] = [r / 255, g / 255, b / 255];
  const max = Math.max(rn, gn, bn);
  const min = Math.min(rn, gn, bn);
  const delta = max - min;
  const l = (max + min) / 2;
  if (delta === 0) return { h: 0, s: 0, l };

  let sector: number;
  if (max === rn) sector = (gn - bn) / delta + (gn < bn ? 6 : 0);
  else if (max === gn) sector = (bn - rn) / delta + 2;
  else sector = (rn - gn) / delta + 4;
  return { h: sector * 60, s: delta / (1 - Math.abs(2 * l - 1)), l };
}

export function hslToRgb({ h, s, l }: Hsl): Rgb {
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const x = chroma * (1 - Math.abs(((h / 60) % 2) - 1));
  const m = l - chroma / 2;
  let rgb: [number, number, number];
  if (h < 60) rgb = [chroma, x, 0];
  else if (h < 120) rgb = [x, chroma, 0];
  else if (h < 180) rgb = [0, chroma, x];
  else if (h < 240) rgb = [0, x, chroma];
  else if (h < 300) rgb = [x, 0, chroma];
  else rgb = [chroma, 0, x];
  return { r: (rgb[0] + m) * 255, g: (rgb[1] + m) * 255, b: (rgb[2] + m) * 255 };
}

/** Turns the hue; negative angles turn the other way round. */
export function rotate(hex: string, degrees: number): string {
  const hsl = rgbToHsl(parseHex(hex));
  const h = (hsl.h + degrees) % 360;
  return toHex(hslToRgb({ ...hsl, h }));
}

export function lighten(hex: string, amount: number): string {
  const hsl = rgbToHsl(parseHex(hex));
  return toHex(hslToRgb({ ...hsl, l: Math.max(0, Math.min(1, hsl.l + amount)) }));
}

export const darken = (hex: string, amount: number): string => lighten(hex, -amount);

export const complement = (hex: string): string => rotate(hex, 180);

/** The colour with its neighbours on the wheel, in the order of the wheel. */
export function analogous(hex: string, angle = 30): [string, string, string] {
  return [rotate(hex, -angle), rotate(hex, 0), rotate(hex, angle)];
}

export function triad(hex: string): [string, string, string] {
  return [rotate(hex, 0), rotate(hex, 120), rotate(hex, 240)];
}

/** Relative luminance after WCAG 2. */
export function luminance(hex: string): number {
  const { r, g, b } = parseHex(hex);
  const [lr, lg, lb] = [r, g, b].map((v) => {
    const c = v / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
}

/** Black or white, whichever is easier to read on the colour. */
export function textOn(hex: string): '#000000' | '#ffffff' {
  const l = luminance(hex);
  return (l + 0.05) / 0.05 >= 1.05 / (l + 0.05) ? '#000000' : '#ffffff';
}
