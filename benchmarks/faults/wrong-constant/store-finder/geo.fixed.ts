export interface GeoPoint {
  readonly lat: number;
  readonly lng: number;
}

export interface Store extends GeoPoint {
  readonly name: string;
  readonly open: boolean;
}

/** Mean radius, good enough for "stores near you". */
const EARTH_RADIUS_KM = 6371;

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance by the haversine formula, in kilometers. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const dLat = toRadians(b.lat - a.lat);
  const dLng = toRadians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

export function distanceLabel(km: number): string {
  if (km < 1) return `${Math.round(km * 100) * 10} m`;
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}

export function nearestStores(stores: readonly Store[], from: GeoPoint, limit = 3): string[] {
  return stores
    .filter((store) => store.open)
    .map((store) => ({ name: store.name, km: distanceKm(from, store) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, limit)
    .map(({ name, km }) => `${name} (${distanceLabel(km)})`);
}

export function isInDeliveryArea(store: Store, customer: GeoPoint, radiusKm: number): boolean {
  return store.open && distanceKm(store, customer) <= radiusKm;
}
