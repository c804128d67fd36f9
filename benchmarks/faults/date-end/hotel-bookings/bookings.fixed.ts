/** Rooms and stays. A guest sleeps from the night of `checkIn` to the night before `checkOut`. */

export interface Stay {
  readonly room: string;
  /** ISO day */
  readonly checkIn: string;
  /** ISO day; the room is free again from this day on. */
  readonly checkOut: string;
}

export interface Booking extends Stay {
  readonly id: string;
  readonly guest: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function nights({ checkIn, checkOut }: Stay): number {
  return Math.round((Date.parse(`${checkOut}T00:00:00Z`) - Date.parse(`${checkIn}T00:00:00Z`)) / DAY_MS);
}

export function overlaps(a: Stay, b: Stay): boolean {
  return a.room === b.room && a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

export function conflictsOf(stay: Stay, bookings: readonly Booking[]): string[] {
  return bookings.filter((booking) => overlaps(stay, booking)).map((booking) => booking.id);
}

export function book(bookings: readonly Booking[], request: Booking): Booking[] {
  if (nights(request) < 1) throw new RangeError('A stay has at least one night');
  const conflicts = conflictsOf(request, bookings);
  if (conflicts.length > 0) throw new Error(`Room ${request.room} is taken by ${conflicts.join(', ')}`);
  return [...bookings, request];
}

export function freeRooms(rooms: readonly string[], from: string, to: string, bookings: readonly Booking[]): string[] {
  return rooms.filter((room) => conflictsOf({ room, checkIn: from, checkOut: to }, bookings).length === 0);
}

/** Who sleeps in the house in the night that starts on this day. */
export function guestsOn(day: string, bookings: readonly Booking[]): string[] {
  return bookings.filter(({ checkIn, checkOut }) => checkIn <= day && day < checkOut).map((booking) => booking.guest);
}
