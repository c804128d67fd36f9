/**
 * Layout of the day view of a calendar: events that overlap share the width.
 */
export interface CalendarEvent {
  id: string;
  /** in minutes since midnight */
  start: number;
  end: number;
}

export interface Placed {
  id: string;
  column: number;
  columns: number;
}

/** By the start; of those that start together, the longest comes first. */
export function byTime(a: CalendarEvent, b: CalendarEvent): number {
  return a.start - b.start || b.end - a.end;
}

function overlap(a: CalendarEvent, b: CalendarEvent): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Groups of events that touch each other, directly or through others. */
function clusters(sorted: CalendarEvent[]): CalendarEvent[][] {
  const groups: CalendarEvent[][] = [];
  let groupEnd = -Infinity;
  for (const event of sorted) {
    if (event.start >= groupEnd) {
      groups.push([]);
      groupEnd = event.end;
    }
    groups[groups.length - 1].push(event);
    groupEnd = Math.max(groupEnd, event.end);
  }
  return groups;
}

export function layout(events: readonly CalendarEvent[]): Placed[] {
  const placed: Placed[] = [];
  for (const group of clusters([...events].sort(byTime))) {
    const columns: CalendarEvent[][] = [];
    const positions = group.map((event) => {
      let column = columns.findIndex((others) => others.every((other) => !overlap(other, event)));
      if (column === -1) column = columns.push([]) - 1;
      columns[column].push(event);
      return { id: event.id, column };
    });
    placed.push(...positions.map((position) => ({ ...position, columns: columns.length })));
  }
  return placed;
}
