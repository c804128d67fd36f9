/** Geographic positions in degrees, minutes and seconds for the hiking maps. */
export interface LatLon {
  lat: number;
  lon: number;
}

type Axis = 'lat' | 'lon';

const LETTERS: Record<Axis, [plus: string, minus: string]> = {
  lat: ['N', 'S'],
  lon: ['E', 'W'],
};
const LIMIT: Record<Axis, number> = { lat: 90, lon: 180 };

const PART = /^\s*(\d+(?:\.\d+)?)\s*°(?:\s*(\d+(?:\.\d+)?)\s*['′])?(?:\s*(\d+(?:\.\d+)?)\s*["″])?\s*([NSEWO])\s*$/i;

export function formatPart(value: number, axis: Axis): string {
  const [plus, minus] = LETTERS[axis];
  const total = Math.abs(value) * 3600;
  const degrees = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = Math.round(total % 60);
  const pad = (n: number) => String(n).padStart(2, '0');
  const letter = value < 0 && total > 0 ? minus : plus;
  return `${degrees}°${pad(minutes)}′${pad(seconds)}″${letter}`;
}

export function format({ lat, lon }: LatLon): string {
  return `${formatPart(lat, 'lat')} ${formatPart(lon, 'lon')}`;
}

/** Reads one part; minutes and seconds may be left out, O is the German east. */
export function parsePart(text: string): { axis: Axis; value: number } {
  const match = PART.exec(text);
  if (!match) throw new SyntaxError(`not a coordinate: "${text}"`);
  const [, degrees, minutes = '0', seconds = '0', letter] = match;
  const side = letter.toUpperCase() === 'O' ? 'E' : letter.toUpperCase();
  const axis: Axis = LETTERS.lat.includes(side) ? 'lat' : 'lon';
  if (Number(minutes) >= 60 || Number(seconds) >= 60) throw new RangeError(`not a coordinate: "${text}"`);

  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  if (value > LIMIT[axis]) throw new RangeError(`${value}° is too much for ${axis}`);
  return { axis, value: side === LETTERS[axis][1] ? -value : value };
}

/** Reads both parts in either order, with a comma or blanks between them. */
export function parse(text: string): LatLon {
  const match = /^(.*?[NSEWO])[\s,]+(.*)$/i.exec(text.trim());
  if (!match) throw new SyntaxError(`not a position: "${text}"`);
  const parts = [parsePart(match[1]), parsePart(match[2])];
  const lat = parts.find((p) => p.axis === 'lat');
  const lon = parts.find((p) => p.axis === 'lon');
  if (!lat || !lon) throw new SyntaxError(`one of the parts is missing: "${text}"`);
  return { lat: lat.value, lon: lon.value };
}
