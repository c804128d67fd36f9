// Makes a simple slip, or some, in each mended module of the suite `history`, in code that people have published, and heals it with the tests
// of the case: what mutation tools do to code, beside what people do to it.
//   node benchmarks/mutants.mjs [--seed n] [--slips n] [--runner vitest|jest] [--filter text] [--jobs n] [--json file]
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { parseSync, traverse } from '@babel/core';

const here = import.meta.dirname;
const suite = path.join(here, 'history');
const made = path.join(here, 'results', 'mutants');
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    slips: { type: 'string', default: '1' },
    runner: { type: 'string', default: 'vitest' },
    filter: { type: 'string', default: '' },
    jobs: { type: 'string', default: '1' },
    json: { type: 'string', default: path.join(here, 'results', 'mutants.json') },
  },
});

/** Slips that are looked at for one module until its tests notice one. */
const MOST_TRIED = 14;
/** A slip may run for ever. */
const RUN_TIMEOUT_MS = 15_000;
const OTHER = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '*': '/',
  '&&': '||',
  '||': '&&',
};

const random = sequence(Number(values.seed));
rmSync(made, { recursive: true, force: true });
for (const name of readdirSync(suite).filter((each) => each.includes(values.filter))) {
  const folder = path.join(suite, name);
  if (!existsSync(path.join(folder, 'case.json'))) continue;
  const described = JSON.parse(readFileSync(path.join(folder, 'case.json'), 'utf8'));
  if (!existsSync(path.join(folder, described.fixed))) {
    console.error('Fetch the packages first: node benchmarks/fetch-history.mjs');
    process.exit(1);
  }
  makeMutant(name, folder, described);
}
const bin = path.join(here, 'node_modules', '.bin', 'heal');
const { runner, seed, jobs, json } = values;
const args = ['bench', '--dir', made, '--runner', runner, '--seed', seed, '--jobs', jobs, '--json', json];
process.exit(spawnSync(bin, args, { cwd: here, stdio: 'inherit' }).status ?? 1);

/** The first slips, in an order by chance, of which some of the visible tests notice each, and others do not. */
function makeMutant(name, folder, { module, test, hiddenTest, fixed }) {
  const source = readFileSync(path.join(folder, fixed), 'utf8');
  const into = path.join(made, name);
  cpSync(path.join(folder, 'package'), path.join(into, 'package'), { recursive: true });
  mkdirSync(path.dirname(path.join(into, fixed)), { recursive: true });
  for (const file of [test, hiddenTest, fixed]) cpSync(path.join(folder, file), path.join(into, file));

  const isNoticedIn = (slips) => {
    writeFileSync(path.join(into, module), withSlips(source, slips));
    return isNoticed(into, test);
  };
  const wanted = Number(values.slips);
  const slips = slipsIn(source, path.join(folder, fixed));
  const chosen = [];
  for (let tried = 0; tried < wanted * MOST_TRIED && slips.length > 0 && chosen.length < wanted; tried++) {
    const [slip] = slips.splice(Math.floor(random() * slips.length), 1);
    const isApart = chosen.every(({ start, end }) => end < slip.start || slip.end < start);
    if (isApart && isNoticedIn([slip])) chosen.push(slip);
  }
  if (chosen.length < wanted || (wanted > 1 && !isNoticedIn(chosen))) {
    console.log(`${name}: no test notices any of ${MOST_TRIED} slips`);
    rmSync(into, { recursive: true });
    return;
  }
  const note = chosen.map(({ start, end, text }) => {
    return `line ${source.slice(0, start).split('\n').length}: ${source.slice(start, end)} → ${text}`;
  });
  const described = { module, test, hiddenTest, fixed, support: ['package'], note: note.join('; ') };
  writeFileSync(path.join(into, 'case.json'), `${JSON.stringify(described, undefined, 2)}\n`);
  renameSync(into, `${into}-${chosen.map(({ kind }) => kind).join('-')}`);
}

function withSlips(source, slips) {
  const lastFirst = slips.toSorted((a, b) => b.start - a.start);
  return lastFirst.reduce((text, slip) => text.slice(0, slip.start) + slip.text + text.slice(slip.end), source);
}

function isNoticed(folder, test) {
  const vitest = path.join(here, 'node_modules', 'vitest', 'vitest.mjs');
  const config = path.join(made, 'vitest.config.mjs');
  writeFileSync(config, "export default { test: { globals: true, testTimeout: 2_000, include: ['**/*.test.ts'] } };\n");
  // In threads: a process of its own would go on when it is killed with a test that never ends.
  const options = ['--root', folder, '--config', config, '--reporter', 'json', '--pool', 'threads'];
  const { stdout } = spawnSync(process.execPath, [vitest, 'run', test, ...options], {
    cwd: folder,
    encoding: 'utf8',
    timeout: RUN_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  try {
    const { numFailedTests, numPassedTests } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    return numFailedTests > 0 && numPassedTests > 0;
  } catch {
    return false;
  }
}

/** What a tired person may do: another operator, one more, a `!` or a statement less, arguments exchanged or left out. */
function slipsIn(source, file) {
  const slips = [];
  const add = (kind, start, end, text) => slips.push({ kind, start, end, text });
  const textOf = ({ start, end }) => source.slice(start, end);
  traverse(parseSync(source, { filename: file, configFile: false, babelrc: false, sourceType: 'unambiguous' }), {
    'BinaryExpression|LogicalExpression'({ node }) {
      const at = source.indexOf(node.operator, node.left.end);
      if (node.operator in OTHER) add('operator', at, at + node.operator.length, OTHER[node.operator]);
    },
    NumericLiteral({ node }) {
      if (node.value < 1000) add('number', node.start, node.end, String(node.value + 1));
    },
    BooleanLiteral({ node }) {
      add('boolean', node.start, node.end, String(!node.value));
    },
    UnaryExpression({ node }) {
      if (node.operator === '!') add('negation', node.start, node.start + 1, '');
    },
    ExpressionStatement({ node, parent }) {
      if (parent.type === 'BlockStatement') add('statement', node.start, node.end, '');
    },
    CallExpression({ node }) {
      const [first, second, more] = node.arguments;
      if (second === undefined) return;
      if (more === undefined) add('exchanged', first.start, second.end, `${textOf(second)}, ${textOf(first)}`);
      add('argument', node.arguments.at(-2).end, node.arguments.at(-1).end, '');
    },
  });
  return slips;
}

/** Numbers from 0 to 1, the same for the same seed. */
function sequence(state) {
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return state / 0x7f_ff_ff_ff;
  };
}
