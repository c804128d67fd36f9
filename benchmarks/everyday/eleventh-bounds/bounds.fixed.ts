/**
 * Rectangles on the map, in degrees. A rectangle over the date line has a west
 * side that is greater than its east side, e.g. 170 to -170.
 */
export interface Point {
  lng: number;
  lat: number;
}

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Longitude in [-180, 180) */
export function wrapLng(lng: number): number {
  return ((((lng + 180) % 360) + 360) % 360) - 180;
}

const clampLat = (lat: number): number => Math.max(-90, Math.min(90, lat));

export function crossesDateLine(bounds: Bounds): boolean {
  return bounds.west > bounds.east;
}

export function widthOf(bounds: Bounds): number {
  const width = bounds.east - bounds.west;
  return crossesDateLine(bounds) ? width + 360 : width;
}

export function heightOf(bounds: Bounds): number {
  return bounds.north - bounds.south;
}

export function centerOf(bounds: Bounds): Point {
  return {
    lng: wrapLng(bounds.west + widthOf(bounds) / 2),
    lat: (bounds.south + bounds.north) / 2,
  };
}

export function contains(bounds: Bounds, point: Point): boolean {
  if (point.lat < bounds.south || point.lat > bounds.north) return false;
  if (crossesDateLine(bounds)) return point.lng >= bounds.west || point.lng <= bounds.east;
  return point.lng >= bounds.west && point.lng <= bounds.east;
}

/** What a map of the given size in degrees shows around its center. */
export function boundsAround(center: Point, width: number, height: number): Bounds {
  const south = clampLat(center.lat - height / 2);
  const north = clampLat(center.lat + height / 2);
  if (width >= 360) return { west: -180, south, east: 180, north };
  return {
    west: wrapLng(center.lng - width / 2),
    south,
    east: wrapLng(center.lng + width / 2),
    north,
  };
}

/** The rectangle, larger by a share of its size on each side. */
export function pad(bounds: Bounds, share: number): Bounds {
  const factor = 1 + 2 * share;
  return boundsAround(centerOf(bounds), widthOf(bounds) * factor, heightOf(bounds) * factor);
}

/** The smallest rectangle around the points that does not cross the date line. */
export function boundsOf(points: Point[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const lngs = points.map((p) => p.lng);
  const lats = points.map((p) => p.lat);
  return {
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}

/** The parts of a rectangle left and right of the date line, for the database. */
export function splitAtDateLine(bounds: Bounds): Bounds[] {
  if (!crossesDateLine(bounds)) return [bounds];
  return [
    { ...bounds, east: 180 },
    { ...bounds, west: -180 },
  ];
}

/** `west,south,east,north` as map services want it. */
export function toBbox(bounds: Bounds, digits = 4): string {
  const { west, south, east, north } = bounds;
  return [west, south, east, north].map((n) => Number(n.toFixed(digits))).join(',');
}
