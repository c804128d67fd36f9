// Tries every version of a runner, and of the SDKs of language models, on every version of Node and prints how it went;
// `--update` writes it to docs/versions.md. Other arguments go to Vitest: with `-t "jest 29.7.0 on Node 26"` the other
// cells stay as they are there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, '.tmp', 'version-results.json');
const page = path.join(root, 'docs', 'versions.md');
const { runners, sdks } = JSON.parse(readFileSync(path.join(root, 'test/versions/matrix.json'), 'utf8'));
const nodes = runners[0].nodes;

/** A row has the cells before those of the versions of Node, and the name that its tests have. */
const TABLES = [
  {
    marker: 'results',
    head: [''],
    rows: runners.map(({ runner, version, nodes: tried }) => ({
      head: [`${runner === 'jest' ? 'Jest' : 'Vitest'} ${version}`],
      name: `${runner} ${version}`,
      tried,
    })),
  },
  {
    marker: 'sdks',
    head: ['', ...Object.keys(sdks[0].packages).map((name) => `\`${name}\``)],
    rows: sdks.map(({ name, packages, nodes: tried }) => ({ head: [name, ...Object.values(packages)], name, tried })),
  },
];

const given = process.argv.slice(2);
const vitest = [
  path.join(root, 'node_modules/vitest/vitest.mjs'),
  ...'run --project versions --reporter verbose --reporter json'.split(' '),
  `--outputFile.json=${results}`,
  ...given.filter((argument) => argument !== '--update'),
];

mkdirSync(path.dirname(results), { recursive: true });
rmSync(results, { force: true });
const env = { ...process.env, TEST_VERSIONS: 'all' };
process.exitCode = spawnSync(process.execPath, vitest, { cwd: root, stdio: 'inherit', env }).status ?? 1;

const tried = triedCells();
let text = readFileSync(page, 'utf8');
for (const table of TABLES) {
  const [start, end] = [`<!-- ${table.marker} -->\n`, `<!-- /${table.marker} -->`];
  const [before, after] = [text.slice(0, text.indexOf(start) + start.length), text.slice(text.indexOf(end))];
  const known = knownCells(table, text.slice(before.length, -after.length));
  const lines = toLines(table, new Map([...known, ...tried]));
  console.log(`\n${lines}`);
  text = `${before}\n${lines}\n\n${after}`;
}
if (given.includes('--update')) writeFileSync(page, text);

/** What this run found out, by name of the cell. */
function triedCells() {
  const found = new Map();
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  for (const { ancestorTitles, title, status } of testResults.flatMap((file) => file.assertionResults)) {
    if (status !== 'passed' && status !== 'failed') continue;
    const name = ancestorTitles.join(' ');
    const { failed = [] } = found.get(name) ?? {};
    found.set(name, { failed: status === 'failed' ? [...failed, title] : failed });
  }
  return [...found].map(([name, { failed }]) => [
    name,
    failed.length === 0 ? { text: 'ok' } : { text: 'fails', note: `- ${name} fails in: ${failed.join('; ')}` },
  ]);
}

/** What the page says, by name of the cell: of rows that begin as they would now. */
function knownCells({ rows }, block) {
  const lines = block.split('\n');
  const said = lines.map((line) => line.split('|').slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
  return rows.flatMap(({ head, name }) => {
    const row = said.find((cells) => head.every((cell, column) => cell === cells[column]));
    return (row ?? []).slice(head.length).map((cell, column) => {
      const full = `${name} on Node ${nodes[column]}`;
      const note = lines.find((other) => other.startsWith(`- ${full} `));
      return [full, { text: cell, ...(note !== undefined && { note }) }];
    });
  });
}

function toLines({ head, rows }, known) {
  const notes = [];
  const body = rows.map((row) => [
    ...row.head,
    ...nodes.map((node) => {
      if (!row.tried.includes(node)) return '–';
      const { text: cell, note } = known.get(`${row.name} on Node ${node}`) ?? { text: 'not tried' };
      if (note !== undefined) notes.push(note);
      return cell;
    }),
  ]);
  const lines = markdown([[...head, ...nodes.map((node) => `Node ${node}`)], ...body]);
  return [...lines, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n');
}

/** Lines of a Markdown table, in columns as the formatter wants them. */
function markdown([head, ...rows]) {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}
