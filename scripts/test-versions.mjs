// Tries every version of a runner on every version of Node and prints how it went; `--update` writes it to
// docs/versions.md. Other arguments go to Vitest: with `-t "jest 29.7.0 on Node 26"` the other cells stay as they are there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, '.tmp', 'version-results.json');
const page = path.join(root, 'docs', 'versions.md');
const [START, END] = ['<!-- results -->\n', '<!-- /results -->'];
const { runners } = JSON.parse(readFileSync(path.join(root, 'test/versions/matrix.json'), 'utf8'));
const nodes = runners[0].nodes;

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

const text = readFileSync(page, 'utf8');
const [before, after] = [text.slice(0, text.indexOf(START) + START.length), text.slice(text.indexOf(END))];
const cells = new Map([...knownCells(text.slice(before.length, -after.length)), ...triedCells()]);
const table = toTable(cells);
console.log(`\n${table}`);
if (given.includes('--update')) writeFileSync(page, `${before}\n${table}\n\n${after}`);

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

/** What the page says, by name of the cell. */
function knownCells(block) {
  const lines = block.split('\n');
  return lines
    .filter((line) => /^\| (?:Vitest|Jest) /.test(line))
    .flatMap((line) => {
      const [runner, ...texts] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return texts.map((cell, column) => {
        const name = `${runner.toLowerCase()} on Node ${nodes[column]}`;
        const note = lines.find((other) => other.startsWith(`- ${name} `));
        return [name, { text: cell, ...(note !== undefined && { note }) }];
      });
    });
}

function toTable(known) {
  const notes = [];
  const rows = runners.map(({ runner, version, nodes: tried }) => [
    `${runner === 'jest' ? 'Jest' : 'Vitest'} ${version}`,
    ...nodes.map((node) => {
      if (!tried.includes(node)) return '–';
      const { text: cell, note } = known.get(`${runner} ${version} on Node ${node}`) ?? { text: 'not tried' };
      if (note !== undefined) notes.push(note);
      return cell;
    }),
  ]);
  const lines = markdown([['', ...nodes.map((node) => `Node ${node}`)], ...rows]);
  return [...lines, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n');
}

/** Lines of a Markdown table, in columns as the formatter wants them. */
function markdown([head, ...rows]) {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)];
}
