import type { Candidate } from '../model/candidate.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import type { Carrier } from './carrier.ts';
import { guardedSource } from './guarded-source.ts';
import { insertAt, LEVEL, weave, wrap, type Insertion } from './insertion.ts';
import { placeCandidate } from './place-candidate.ts';
import { expressionSelector, pointSelector, statementSelector, type Alternative } from './selector.ts';
import type { SourceIndex } from './source-index.ts';

/** One copy of the module in which `globalThis.__heal.k` chooses among candidates; 0 is the unchanged source. */
export interface BatchSource {
  readonly text: string;
  readonly selected: ReadonlyMap<Candidate, Selected>;
  /** What no selector can express: to be run from a text of its own, see `soloSource`. */
  readonly solo: readonly Candidate[];
}

export interface Selected {
  /** Value of `k`, from 1. */
  readonly id: number;
  /** A part of it runs while the module is evaluated: `k` has to be set before. */
  readonly loadTime: boolean;
}

/** Makes batches of one module. */
export function batchSources(index: SourceIndex): (candidates: readonly Candidate[]) => BatchSource {
  const { module, names, guards } = index;
  const whole = { start: 0, end: module.source.length };

  return (candidates) => {
    const places = new Places();
    const placed: { candidate: Candidate; carriers: readonly Carrier[] }[] = [];
    const solo: Candidate[] = [];
    for (const candidate of candidates) {
      const carriers = placeCandidate(candidate, index, names);
      if (carriers !== undefined && places.admit(carriers)) placed.push({ candidate, carriers });
      else solo.push(candidate);
    }
    placed.sort((a, b) => compareCarriers(a.carriers[0], b.carriers[0]));
    const selected = new Map<Candidate, Selected>();
    placed.forEach(({ candidate, carriers }, position) => {
      selected.set(candidate, { id: position + 1, loadTime: carriers.some(({ loadTime }) => loadTime) });
      for (const carrier of carriers) places.add(carrier, position + 1);
    });
    return { text: weave(module.source, [...guards, ...places.insertions(names.heal)], whole), selected, solo };
  };
}

/** The module with one candidate applied, and with ticks; says why when the edited file is not a well-formed module. */
export function soloSource(
  module: ParsedModule,
  candidate: Candidate,
): { readonly text: string } | { readonly invalid: string } {
  try {
    return { text: guardedSource(applyEdits(module.source, candidate.edits), module.file) };
  } catch (error) {
    return { invalid: (error as Error).message };
  }
}

/** Whether the edited file is a well-formed module. */
export function invalidReason(module: ParsedModule, candidate: Candidate): string | undefined {
  try {
    parseModule(applyEdits(module.source, candidate.edits), module.file);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function compareCarriers(a: Carrier | undefined, b: Carrier | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return a.start - b.start || b.end - a.end || a.kind.localeCompare(b.kind);
}

/** The places of a batch: they nest or lie apart, or their selectors could not. */
class Places {
  readonly #byPlace = new Map<string, { readonly carrier: Carrier; readonly alternatives: Alternative[] }>();

  admit(carriers: readonly Carrier[]): boolean {
    const known = [...this.#byPlace.values()];
    const crossing = (a: Carrier): boolean => known.some(({ carrier: b }) => cross(a, b));
    if (carriers.some(crossing)) return false;
    for (const carrier of carriers) {
      if (!this.#byPlace.has(keyOf(carrier))) this.#byPlace.set(keyOf(carrier), { carrier, alternatives: [] });
    }
    return true;
  }

  add(carrier: Carrier, id: number): void {
    this.#byPlace.get(keyOf(carrier))?.alternatives.push({ id, text: carrier.text });
  }

  insertions(heal: string): Insertion[] {
    return [...this.#byPlace.values()].flatMap(({ carrier, alternatives }) => {
      if (carrier.kind === 'point') {
        return [
          insertAt(carrier.start, 'point', `${carrier.needsSemicolon ? ';' : ''}${pointSelector(heal, alternatives)}`),
        ];
      }
      const isExpression = carrier.kind === 'expression';
      const [before, after] = (isExpression ? expressionSelector : statementSelector)(heal, alternatives);
      return wrap(carrier, isExpression ? LEVEL.expression : LEVEL.statement, before, after);
    });
  }
}

function keyOf({ kind, start, end }: Carrier): string {
  return `${kind}:${start}:${end}`;
}

function cross(a: Carrier, b: Carrier): boolean {
  return (
    (a.start < b.start && b.start < a.end && a.end < b.end) || (b.start < a.start && a.start < b.end && b.end < a.end)
  );
}
