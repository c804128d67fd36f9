// Tries every version of a runner on every version of Node and prints how it went; `--update` writes it to
// docs/versions.md. Other arguments go to Vitest: `-t "jest 29.7.0 on Node 26"`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, '.tmp', 'version-results.json');
const page = path.join(root, 'docs', 'versions.md');
const { runners } = JSON.parse(readFileSync(path.join(root, 'test/versions/matrix.json'), 'utf8'));

const given = process.argv.slice(2);
const update = given.includes('--update');
const args = given.filter((argument) => argument !== '--update');

mkdirSync(path.dirname(results), { recursive: true });
rmSync(results, { force: true });
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', '--project', 'versions', '--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${results}`],
    ...args,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_VERSIONS: 'all' } },
);

const table = toTable(readCells());
console.log(`\n${table}`);
if (update) {
  const [before, , after] = readFileSync(page, 'utf8').split(/(?<=<!-- results -->\n)[^]*(?=<!-- \/results -->)/);
  writeFileSync(page, `${before}\n${table}\n\n${after}`);
}
process.exitCode = status ?? 1;

/** By name of the cell: its tests as `[name, status]`. */
function readCells() {
  const cells = new Map();
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  for (const { assertionResults } of testResults) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      const cell = ancestorTitles.join(' ');
      cells.set(cell, [...(cells.get(cell) ?? []), [title, status]]);
    }
  }
  return cells;
}

function toTable(cells) {
  const nodes = [...new Set(runners.flatMap(({ nodes }) => nodes))].toSorted(byNumber);
  const notes = [];
  const rows = runners.map(({ runner, version, nodes: tried }) => [
    `${runner === 'jest' ? 'Jest' : 'Vitest'} ${version}`,
    ...nodes.map((node) => (tried.includes(node) ? cellText(`${runner} ${version} on Node ${node}`) : '–')),
  ]);
  return [...markdown([['', ...nodes.map((node) => `Node ${node}`)], ...rows]), ...notes].join('\n');

  function cellText(name) {
    const tests = (cells.get(name) ?? []).filter(([, status]) => status === 'passed' || status === 'failed');
    const failed = tests.filter(([, status]) => status === 'failed');
    if (tests.length === 0) return 'not tried';
    if (failed.length === 0) return 'ok';
    notes.push(`\n${name}: ${failed.map(([title]) => `not “${title}”`).join(', ')}.`);
    return `${tests.length - failed.length} of ${tests.length}`;
  }
}

/** Lines of a Markdown table, in columns as the formatter wants them. */
function markdown([head, ...rows]) {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}

function byNumber(a, b) {
  return Number.parseFloat(a) - Number.parseFloat(b);
}
