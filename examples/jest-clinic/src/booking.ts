export interface Booking {
  id: string;
  patient: string;
  slot: string;
}

export interface BookingStore {
  find(id: string): Promise<Booking | undefined>;
  save(booking: Booking): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface Waitlist {
  /** Takes the next patient waiting for a slot off the list. */
  next(slot: string): Promise<string | undefined>;
}

export type Cancellation = { ok: false; reason: 'unknown' } | { ok: true; promoted: Booking | null };

export class BookingDesk {
  #counter = 0;
  readonly #store: BookingStore;
  readonly #waitlist: Waitlist;

  constructor(store: BookingStore, waitlist: Waitlist) {
    this.#store = store;
    this.#waitlist = waitlist;
  }

  async book(patient: string, slot: string): Promise<Booking> {
    this.#counter += 1;
    const booking: Booking = { id: `b${this.#counter}`, patient, slot };
    await this.#store.save(booking);
    return booking;
  }

  /** Cancels a booking and gives the slot to the next patient on the waiting list. */
  async cancel(id: string): Promise<Cancellation> {
    const booking = await this.#store.find(id);
    if (!booking) {
      return { ok: false, reason: 'unknown' };
    }
    await this.#store.remove(id);
    return { ok: true, promoted: await this.#promote(booking.slot) };
  }

  /** Moves a booking to another slot, keeping its id. */
  async move(id: string, slot: string): Promise<Booking> {
    const booking = await this.#store.find(id);
    if (!booking) {
      throw new Error(`no booking ${id}`);
    }
    const moved = { ...booking, slot };
    this.#store.save(moved);
    await this.#promote(booking.slot);
    return moved;
  }

  async #promote(slot: string): Promise<Booking | null> {
    const patient = await this.#waitlist.next(slot);
    return patient === undefined ? null : this.book(patient, slot);
  }
}
