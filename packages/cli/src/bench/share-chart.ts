import type { Interval } from './wilson-interval.ts';

/** A bar of a chart: `hits` of `count`. */
export interface Share {
  readonly name: string;
  readonly hits: number;
  readonly count: number;
  /** Of 95 %. */
  readonly interval: Interval;
}

export interface Chart {
  readonly title: string;
  readonly shares: readonly Share[];
}

const WIDTH = 720;
const LEFT = 240;
const RIGHT = 110;
const ROW = 30;

/** A page with a chart for each list of shares. `text` and `after` are HTML. */
export function chartPage(page: {
  readonly title: string;
  readonly text: string;
  readonly charts: readonly Chart[];
  readonly after?: string;
}): string {
  const { title, text, charts, after = '' } = page;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; max-width: ${WIDTH}px; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
  h2 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
  svg { width: 100%; height: auto; font-size: 13px; }
  table { border-collapse: collapse; font-size: 13px; } td, th { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; }
  .track { fill: #eee; } .share { fill: #3a7d5d; } .interval { stroke: #222; stroke-width: 1.5; fill: none; }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${text}</p>
${charts.map(chartHtml).join('\n')}
${after}</html>
`;
}

/** An HTML table; the first row is its head. */
export function tableHtml([head = [], ...rows]: readonly (readonly string[])[]): string {
  return `<table>\n${[rowHtml(head, 'th'), ...rows.map((cells) => rowHtml(cells, 'td'))].join('\n')}\n</table>\n`;
}

function rowHtml(cells: readonly string[], tag: 'td' | 'th'): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function chartHtml({ title, shares }: Chart): string {
  return `<h2>${escapeHtml(title)}</h2>
<svg viewBox="0 0 ${WIDTH} ${shares.length * ROW}" role="img" aria-label="${escapeHtml(title)}">
${shares.map(bar).join('\n')}
</svg>`;
}

function bar({ name, hits, count, interval }: Share, index: number): string {
  const top = index * ROW;
  const middle = top + ROW / 2;
  const label = `<text x="0" y="${middle + 5}">${escapeHtml(name)}</text>
<rect class="track" x="${LEFT}" y="${top + 6}" width="${at(1) - LEFT}" height="${ROW - 12}"/>`;
  if (count === 0) return `${label}\n<text x="${at(1) + 10}" y="${middle + 5}">none</text>`;
  const [low, high] = interval.map(at);
  return `${label}
<rect class="share" x="${LEFT}" y="${top + 6}" width="${at(hits / count) - LEFT}" height="${ROW - 12}"/>
<path class="interval" d="M${low} ${middle}H${high}M${low} ${middle - 5}v10M${high} ${middle - 5}v10"/>
<text x="${at(1) + 10}" y="${middle + 5}">${hits} of ${count}</text>`;
}

/** The place of a share on the axis. */
function at(share: number): number {
  return Math.round(LEFT + share * (WIDTH - LEFT - RIGHT));
}
