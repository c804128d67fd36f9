/** Room numbers as housekeeping prints them: "101-104, 107". */

export interface RoomTask {
  readonly room: number;
  readonly kind: 'clean' | 'change-linen' | 'inspect';
}

interface Run {
  first: number;
  last: number;
}

function formatRun({ first, last }: Run): string {
  return first === last ? String(first) : `${first}-${last}`;
}

/** Neighboring rooms become one run; rooms that are named twice count once. */
export function compressRooms(rooms: readonly number[]): string {
  const sorted = [...new Set(rooms)].sort();
  const runs: Run[] = [];
  for (const room of sorted) {
    const current = runs.at(-1);
    if (current !== undefined && room === current.last + 1) current.last = room;
    else runs.push({ first: room, last: room });
  }
  return runs.map(formatRun).join(', ');
}

export function roomsFor(tasks: readonly RoomTask[], kind: RoomTask['kind']): string {
  const rooms = tasks.filter((task) => task.kind === kind).map((task) => task.room);
  return rooms.length === 0 ? 'none' : compressRooms(rooms);
}
