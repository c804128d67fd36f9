import { chartPage, escapeHtml, tableHtml } from 'testheal';

const WIDTH = 720;
const HEIGHT = 300;
const PAD = { left: 60, right: 20, top: 20, bottom: 40 };
const COLORS = { vitest: '#3a7d5d', jest: '#99424f' };

const RATES = [
  'a second',
  'probe',
  'plain loop',
  'whole search',
  'fresh verifications',
  'in a kept worker',
  'probe, all cores',
  'fresh verifications, all cores',
  'in kept workers, all cores',
  'mutants, all cores',
];

/** One page: how time grows with the length of a module and with the number of targets, and the rates as a table. */
export function growthPage({ node, cpu, loadBefore, loadAfter, runners }) {
  const machine = `Node ${node}, ${cpu}, load ${loadBefore[0].toFixed(1)} to ${loadAfter[0].toFixed(1)}`;
  const charts = [
    ['Time to the first diff, by lines of the module', 'byLength', 'lines', 'firstDiffMs'],
    ['Time of the whole healing, by targets', 'byTargets', 'targets', 'healMs'],
  ].flatMap(([title, part, x, y]) => {
    const series = Object.entries(runners).flatMap(([runner, all]) =>
      all[part] === undefined
        ? []
        : [{ runner, points: all[part].filter((row) => row[y] !== null).map((row) => [row[x], row[y] / 1000]) }],
    );
    return series.length === 0 ? [] : [lineChart(title, series)];
  });
  const rates = Object.entries(runners).flatMap(([runner, { rates: own, mutants }]) =>
    own === undefined
      ? []
      : [
          [
            runner,
            ...['probe', 'bare', 'search', 'verified', 'kept'].map((key) => own.total[key].toFixed(1)),
            ...['probe', 'verified', 'kept'].map((key) => own.total.allCores[key].toFixed(1)),
            mutants?.perSecond.toFixed(1) ?? '–',
          ],
        ],
  );
  const table = rates.length === 0 ? '' : tableHtml([RATES, ...rates]);
  return chartPage({ title: 'Speed', text: escapeHtml(machine), charts: [], after: `${table}${charts.join('\n')}` });
}

/** Both axes logarithmic: a straight line of slope one is what grows as its cause does. */
function lineChart(title, series) {
  const all = series.flatMap(({ points }) => points);
  const [xs, ys] = [0, 1].map((axis) => {
    const own = all.map((point) => point[axis]);
    return [Math.min(...own), Math.max(...own)];
  });
  const place = (value, [low, high], from, to) =>
    high === low
      ? (from + to) / 2
      : from + ((Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low))) * (to - from);
  const x = (value) => place(value, xs, PAD.left, WIDTH - PAD.right).toFixed(1);
  const y = (value) => place(value, ys, HEIGHT - PAD.bottom, PAD.top).toFixed(1);
  const ticks = [...new Set(all.map(([value]) => value))].map(
    (value) => `<text x="${x(value)}" y="${HEIGHT - 12}" text-anchor="middle">${value}</text>`,
  );
  const lines = series.map(({ runner, points }) => {
    const path = points.map(([a, b], index) => `${index === 0 ? 'M' : 'L'}${x(a)} ${y(b)}`).join('');
    const dots = points.map(
      ([a, b]) =>
        `<circle cx="${x(a)}" cy="${y(b)}" r="3" fill="${COLORS[runner]}"/><text x="${x(a)}" y="${Number(y(b)) - 8}" text-anchor="middle">${b.toFixed(1)} s</text>`,
    );
    return `<path d="${path}" fill="none" stroke="${COLORS[runner]}" stroke-width="2"/>${dots.join('')}`;
  });
  const legend = series.map(
    ({ runner }, index) =>
      `<text x="${PAD.left}" y="${PAD.top + 16 * index}" fill="${COLORS[runner]}">${runner}</text>`,
  );
  return `<h2>${escapeHtml(title)}</h2>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(title)}">
${[...lines, ...ticks, ...legend].join('\n')}
</svg>`;
}
