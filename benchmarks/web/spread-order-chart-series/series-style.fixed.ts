/** Looks of the series of a chart. */

export interface SeriesStyle {
  readonly color?: string;
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly points?: boolean;
}

export interface Series {
  readonly name: string;
  readonly values: readonly number[];
  readonly style?: SeriesStyle;
}

const PALETTE = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728'];

const BASE: SeriesStyle = { width: 2, points: false };

/** A series' own style counts most, then the chart's; colors go round. */
export function seriesStyle(series: Series, index: number, chartStyle: SeriesStyle = {}): SeriesStyle {
  const color = PALETTE[index % PALETTE.length] as string;
  return { ...BASE, color, ...chartStyle, ...series.style };
}

export function legend(series: readonly Series[], chartStyle?: SeriesStyle): string[] {
  return series.map((one, index) => `${one.name} ${seriesStyle(one, index, chartStyle).color}`);
}

export function maximum(series: readonly Series[]): number {
  return Math.max(0, ...series.flatMap((one) => one.values));
}
