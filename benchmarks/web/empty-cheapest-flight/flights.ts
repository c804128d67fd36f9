/** Search results of a travel site. */

export interface Flight {
  readonly id: string;
  readonly price: number;
  readonly stops: number;
}

export interface Summary {
  readonly count: number;
  readonly from: string;
  readonly cheapestDirect?: string;
}

/** The one with the lowest price; the first of several, undefined of none. */
export function cheapestFlight(flights: readonly Flight[]): Flight | undefined {
  return flights.reduce((best, flight) => (flight.price < best.price ? flight : best));
}

export function isDirect(flight: Flight): boolean {
  return flight.stops === 0;
}

export function summarizeFlights(flights: readonly Flight[]): Summary {
  const cheapest = cheapestFlight(flights);
  const direct = cheapestFlight(flights.filter(isDirect));
  return {
    count: flights.length,
    from: cheapest === undefined ? '' : `from ${cheapest.price}`,
    ...(direct && { cheapestDirect: direct.id }),
  };
}
