/**
 * Departure board on top of a GTFS-like timetable.
 *
 * A trip belongs to the service day on which it starts. Times past midnight are
 * written as 24:10, 25:45 and so on, they belong to the service day before:
 * a Friday trip at 25:10 leaves at ten past one in the night to Saturday.
 */
export interface StopTime {
  stop: string;
  /** HH:MM, hours may exceed 23 (but not 47) */
  departs: string;
}

export interface Trip {
  id: string;
  line: string;
  headsign: string;
  /** Service days, Sunday first, as in Date.getDay(). */
  days: [boolean, boolean, boolean, boolean, boolean, boolean, boolean];
  stops: StopTime[];
}

export interface Departure {
  tripId: string;
  line: string;
  headsign: string;
  /** Clock time, e.g. "00:10" */
  time: string;
  /** Minutes from now */
  inMinutes: number;
}

const DAY = 24 * 60;

export function parseTime(text: string): number {
  const match = /^(\d{1,2}):([0-5]\d)$/.exec(text);
  if (!match || Number(match[1]) > 47) throw new Error(`bad time "${text}"`);
  return Number(match[1]) * 60 + Number(match[2]);
}

export function formatClock(minutes: number): string {
  const m = ((minutes % DAY) + DAY) % DAY;
  return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
}

/** The last stop of a trip is no place to get on. */
function departureFrom(trip: Trip, stop: string): number | null {
  const index = trip.stops.findIndex((s) => s.stop === stop);
  if (index < 0 || index === trip.stops.length - 1) return null;
  return parseTime(trip.stops[index].departs);
}

export class Timetable {
  constructor(private readonly trips: readonly Trip[]) {}

  get lines(): string[] {
    return [...new Set(this.trips.map((t) => t.line))].sort();
  }

  /**
   * The next departures from a stop, soonest first.
   * @param weekday 0 (Sunday) to 6
   * @param now minutes since midnight
   * @param window how many minutes to look ahead, a day at most
   */
  nextDepartures(stop: string, weekday: number, now: number, window = 120, limit = 5): Departure[] {
    const found: Departure[] = [];
    // yesterday's late trips, today's, and for the late evening tomorrow's early ones
    for (const offset of [-1, 0, 1]) {
      const serviceDay = (weekday + offset) % 7;
      for (const trip of this.trips) {
        if (!trip.days[serviceDay]) continue;
        const departs = departureFrom(trip, stop);
        if (departs === null) continue;
        const inMinutes = departs + offset * DAY - now;
        if (inMinutes < 0 || inMinutes > window) continue;
        found.push({
          tripId: trip.id,
          line: trip.line,
          headsign: trip.headsign,
          time: formatClock(departs),
          inMinutes,
        });
      }
    }
    return found.sort((a, b) => a.inMinutes - b.inMinutes || a.line.localeCompare(b.line)).slice(0, limit);
  }

  /** The last departure of a service day, null if there is none. */
  lastDeparture(stop: string, serviceDay: number): string | null {
    let last: number | null = null;
    for (const trip of this.trips) {
      if (!trip.days[serviceDay]) continue;
      const departs = departureFrom(trip, stop);
      if (departs !== null && (last === null || departs > last)) last = departs;
    }
    return last === null ? null : formatClock(last);
  }
}

/** "now", "in 5 min" or the clock time for what is further away. */
export function label(departure: Departure): string {
  if (departure.inMinutes === 0) return 'now';
  return departure.inMinutes <= 30 ? `in ${departure.inMinutes} min` : departure.time;
}
