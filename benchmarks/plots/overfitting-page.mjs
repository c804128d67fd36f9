const WIDTH = 720;
const LEFT = 170;
const RIGHT = 110;
const ROW = 30;

/** One page with a bar for each row of the tables: the share of first patches that are right, with its interval. */
export function overfittingPage(source, tables) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>First patches: right and wrong</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; max-width: ${WIDTH}px; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff; }
  h2 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
  svg { width: 100%; height: auto; font-size: 13px; }
  .track { fill: #eee; } .right { fill: #3a7d5d; } .interval { stroke: #222; stroke-width: 1.5; fill: none; }
</style>
<h1>First patches: right and wrong</h1>
<p>${escape(source)}. A bar is the share that is right by hidden tests and inputs; the line is its 95 % interval after Wilson.</p>
${tables.map(chart).join('\n')}
</html>
`;
}

function chart({ title, rows }) {
  const height = rows.length * ROW;
  return `<h2>${escape(title)}</h2>
<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(title)}">
${rows.map(bar).join('\n')}
</svg>`;
}

function bar({ name, right, wrong, interval }, index) {
  const top = index * ROW;
  const middle = top + ROW / 2;
  const count = right + wrong;
  const label = `<text x="0" y="${middle + 5}">${escape(name)}</text>
<rect class="track" x="${LEFT}" y="${top + 6}" width="${at(1) - LEFT}" height="${ROW - 12}"/>`;
  if (count === 0) return `${label}\n<text x="${at(1) + 10}" y="${middle + 5}">none</text>`;
  const [low, high] = interval.map(at);
  return `${label}
<rect class="right" x="${LEFT}" y="${top + 6}" width="${at(right / count) - LEFT}" height="${ROW - 12}"/>
<path class="interval" d="M${low} ${middle}H${high}M${low} ${middle - 5}v10M${high} ${middle - 5}v10"/>
<text x="${at(1) + 10}" y="${middle + 5}">${right} of ${count}</text>`;
}

/** The place of a share on the axis. */
function at(share) {
  return Math.round(LEFT + share * (WIDTH - LEFT - RIGHT));
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
