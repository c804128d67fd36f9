/**
 * Bookings of the meeting rooms. Times are minutes since the start of the
 * planning week; a booking ends where the next one may begin.
 */
export interface Booking {
  id: string;
  room: string;
  start: number;
  end: number;
  title: string;
  status: 'confirmed' | 'cancelled';
}

export type BookingRequest = Omit<Booking, 'id' | 'status'>;

export class BookingConflictError extends Error {
  constructor(readonly conflicts: Booking[]) {
    super(`conflicts with ${conflicts.map((b) => `"${b.title}"`).join(', ')}`);
    this.name = 'BookingConflictError';
  }
}

export interface Slot {
  start: number;
  end: number;
}

const overlaps = (a: Slot, b: Slot): boolean => a.start < b.end && b.start < a.end;

export class RoomPlan {
  private readonly bookings = new Map<string, Booking>();
  private lastId = 0;

  constructor(private readonly rooms: string[]) {}

  book(request: BookingRequest): Booking {
    this.check(request);
    const booking: Booking = { ...request, id: `b${++this.lastId}`, status: 'confirmed' };
    this.bookings.set(booking.id, booking);
    return booking;
  }

  /** Changes room, time or title; throws and changes nothing if that is not possible. */
  reschedule(id: string, changes: Partial<BookingRequest>): Booking {
    const booking = this.get(id);
    if (booking.status === 'cancelled') throw new Error(`booking ${id} is cancelled`);
    const changed = { ...booking, ...changes };
    this.check(changed);
    this.bookings.set(id, changed);
    return changed;
  }

  cancel(id: string): void {
    this.bookings.set(id, { ...this.get(id), status: 'cancelled' });
  }

  get(id: string): Booking {
    const booking = this.bookings.get(id);
    if (!booking) throw new Error(`no booking ${id}`);
    return booking;
  }

  /** The confirmed bookings of a room by time. */
  agenda(room: string): Booking[] {
    return [...this.bookings.values()]
      .filter((b) => b.room === room && b.status === 'confirmed')
      .sort((a, b) => a.start - b.start);
  }

  /** Free slots of at least `minutes` between two times. */
  freeSlots(room: string, from: number, to: number, minutes = 1): Slot[] {
    const slots: Slot[] = [];
    let start = from;
    for (const booking of this.agenda(room)) {
      const end = Math.min(booking.start, to);
      if (end - start >= minutes) slots.push({ start, end });
      start = Math.max(start, booking.end);
    }
    if (to - start >= minutes) slots.push({ start, end: to });
    return slots;
  }

  /** The first room that is free, in the order of the building. */
  findRoom(slot: Slot): string | undefined {
    return this.rooms.find((room) => !this.agenda(room).some((b) => overlaps(b, slot)));
  }

  private check(request: BookingRequest): void {
    if (!this.rooms.includes(request.room)) throw new Error(`no room ${request.room}`);
    if (!(request.start < request.end)) throw new Error('a booking has to end after its start');
    const conflicts = this.agenda(request.room).filter((b) => overlaps(b, request));
    if (conflicts.length > 0) throw new BookingConflictError(conflicts);
  }
}
