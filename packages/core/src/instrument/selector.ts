/** One alternative of a place: the text that runs while `k` is `id`. */
export interface Alternative {
  readonly id: number;
  readonly text: string;
}

/** The parts before and after an original expression that choose among it and its alternatives. */
export function expressionSelector(heal: string, alternatives: readonly Alternative[]): readonly [string, string] {
  const head = runsOf(alternatives).map((run) => `${rangeTest(heal, run)}?${expressionTree(heal, run)}:`);
  return [`(${head.join('')}(`, '))'];
}

/** The parts before and after original statements that choose among them and their alternatives. */
export function statementSelector(heal: string, alternatives: readonly Alternative[]): readonly [string, string] {
  const head = runsOf(alternatives).map((run) => `if(${rangeTest(heal, run)}){${statementTree(heal, run)}}else `);
  return [`${head.join('')}{`, '}'];
}

/** Statements that run at a point while one of the alternatives is selected. */
export function pointSelector(heal: string, alternatives: readonly Alternative[]): string {
  const parts = runsOf(alternatives).map((run) => `if(${rangeTest(heal, run)}){${statementTree(heal, run)}}`);
  return parts.join('else ');
}

type Run = readonly [Alternative, ...Alternative[]];

/** Splits alternatives, in ascending order of their ids, where an id is missing. */
function runsOf(alternatives: readonly Alternative[]): Run[] {
  const runs: [Alternative, ...Alternative[]][] = [];
  for (const alternative of alternatives) {
    const run = runs.at(-1);
    if (run !== undefined && (run.at(-1) as Alternative).id + 1 === alternative.id) run.push(alternative);
    else runs.push([alternative]);
  }
  return runs;
}

function rangeTest(heal: string, run: Run): string {
  const last = run.at(-1) as Alternative;
  return run.length === 1 ? `${heal}.k===${run[0].id}` : `${heal}.k>=${run[0].id}&&${heal}.k<=${last.id}`;
}

function expressionTree(heal: string, run: Run): string {
  if (run.length === 1) return `(${closed(run[0].text)})`;
  const [left, right] = halves(run);
  return `(${heal}.k<${right[0].id}?${expressionTree(heal, left)}:${expressionTree(heal, right)})`;
}

function statementTree(heal: string, run: Run): string {
  if (run.length === 1) return closed(run[0].text);
  const [left, right] = halves(run);
  return `if(${heal}.k<${right[0].id}){${statementTree(heal, left)}}else{${statementTree(heal, right)}}`;
}

function halves(run: Run): [Run, Run] {
  const middle = run.length >> 1;
  return [run.slice(0, middle) as unknown as Run, run.slice(middle) as unknown as Run];
}

/** A line comment must not swallow what follows. */
function closed(text: string): string {
  return text.includes('//') ? `${text}\n` : text;
}
