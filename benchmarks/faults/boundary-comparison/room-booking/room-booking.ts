/** Hours of one day; a booking from 9 to 10 does not include 10 o'clock. */
export interface Booking {
  room: string;
  from: number;
  to: number;
  by: string;
}

export type Outcome = { ok: true; bookings: Booking[] } | { ok: false; reason: string };

const OPENS = 8;
const CLOSES = 20;

export function overlaps(a: Booking, b: Booking): boolean {
  return a.room === b.room && a.from < b.to && b.from <= a.to;
}

export function conflicts(bookings: readonly Booking[], wanted: Booking): Booking[] {
  return bookings.filter((booking) => overlaps(booking, wanted));
}

export function book(bookings: readonly Booking[], wanted: Booking): Outcome {
  if (wanted.from >= wanted.to) return { ok: false, reason: 'A booking has to end after it begins.' };
  if (wanted.from < OPENS || wanted.to > CLOSES) return { ok: false, reason: `Open from ${OPENS} to ${CLOSES}.` };
  const [conflict] = conflicts(bookings, wanted);
  if (conflict !== undefined) return { ok: false, reason: `${wanted.room} is taken by ${conflict.by}.` };
  return { ok: true, bookings: [...bookings, wanted] };
}

/** Share of the opening hours in which the room is booked, 0 to 1. */
export function utilization(bookings: readonly Booking[], room: string): number {
  const hours = bookings.filter((booking) => booking.room === room).reduce((sum, one) => sum + one.to - one.from, 0);
  return hours / (CLOSES - OPENS);
}
