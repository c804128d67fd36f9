import { formatClock, type Appointment } from './appointments';

export interface HourRow {
  hour: number;
  appointments: Appointment[];
}

const hourOf = ({ start }: Appointment): number => Math.floor(start / 60);

export function groupByHour(day: readonly Appointment[]): Map<number, Appointment[]> {
  const groups = new Map<number, Appointment[]>();
  for (const appointment of day) {
    if (appointment.cancelled) continue;
    const hour = hourOf(appointment);
    const group = groups.get(hour);
    if (group) {
      group.push(appointment);
    } else {
      groups.set(hour, [appointment]);
    }
  }
  return groups;
}

/** The rows of the board on the wall, from morning to evening. */
export function boardRows(day: readonly Appointment[]): HourRow[] {
  const groups = groupByHour(day);
  const hours = Array.from(groups.keys()).sort();
  return hours.map((hour) => ({
    hour,
    appointments: groups.get(hour)!.sort((a, b) => a.start - b.start || a.room.localeCompare(b.room)),
  }));
}

export function renderBoard(day: readonly Appointment[]): string {
  return boardRows(day)
    .map(({ hour, appointments }) => {
      const entries = appointments.map(({ start, room, id }) => `${formatClock(start)} ${room} ${id}`);
      return `${String(hour).padStart(2, ' ')} | ${entries.join(', ')}`;
    })
    .join('\n');
}

/** The hour with the most appointments, the earlier one on a tie; null for an empty day. */
export function busiestHour(day: readonly Appointment[]): number | null {
  let busiest: number | null = null;
  let most = 0;
  for (const { hour, appointments } of boardRows(day)) {
    if (appointments.length > most) {
      busiest = hour;
      most = appointments.length;
    }
  }
  return busiest;
}
