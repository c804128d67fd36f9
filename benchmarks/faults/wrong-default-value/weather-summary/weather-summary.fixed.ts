export interface Reading {
  station: string;
  /** In degrees Celsius. */
  temperature: number;
  /** In millimeters. */
  rain: number;
}

export interface Summary {
  min: number;
  max: number;
  mean: number;
  rain: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The summary of a day; undefined when nothing was read. */
export function summarize(readings: readonly Reading[]): Summary | undefined {
  if (readings.length === 0) return undefined;
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let rain = 0;
  for (const reading of readings) {
    if (reading.temperature < min) min = reading.temperature;
    if (reading.temperature > max) max = reading.temperature;
    sum += reading.temperature;
    rain += reading.rain;
  }
  return { min, max, mean: round(sum / readings.length), rain: round(rain) };
}

export function byStation(readings: readonly Reading[]): Map<string, Summary> {
  const stations = new Set(readings.map((reading) => reading.station));
  const summaries = new Map<string, Summary>();
  for (const station of stations) {
    const summary = summarize(readings.filter((reading) => reading.station === station));
    if (summary !== undefined) summaries.set(station, summary);
  }
  return summaries;
}

/** "Ice days" stay below zero all day. */
export function isIceDay(summary: Summary): boolean {
  return summary.max < 0;
}

export function headline(name: string, summary: Summary | undefined): string {
  if (summary === undefined) return `${name}: no readings`;
  const rain = summary.rain > 0 ? `, ${summary.rain} mm of rain` : '';
  return `${name}: ${summary.min} to ${summary.max} °C${rain}`;
}
