/**
 * Store finder: which shops are near a place, and how far away.
 */
export interface Position {
  lat: number;
  lon: number;
}

export interface Shop extends Position {
  id: string;
  services: string[];
}

export interface NearbyOptions {
  /** in kilometres */
  radius?: number;
  limit?: number;
  service?: string;
}

const EARTH_RADIUS = 6371;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance along the surface, in kilometres (haversine). */
export function distance(from: Position, to: Position): number {
  const dLat = toRadians(to.lat - from.lat);
  const dLon = toRadians(to.lon - from.lon);
  const a = Math.sin(dLat / 2) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(to.lat) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)));
}

export function nearby(
  shops: readonly Shop[],
  place: Position,
  { radius = 25, limit = 10, service }: NearbyOptions = {},
): { shop: Shop; km: number }[] {
  return shops
    .filter((shop) => service === undefined || shop.services.includes(service))
    .map((shop) => ({ shop, km: distance(place, shop) }))
    .filter(({ km }) => km <= radius)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}

export function formatDistance(km: number): string {
  if (km < 0.05) return 'here';
  if (km < 1) return `${Math.round(km * 100) * 10} m`;
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}
