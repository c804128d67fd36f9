import type { SeenValues } from '../../model/learned.ts';
import { testName } from '../../model/test-id.ts';
import { ABSENT, type RecordedState } from '../../ports/probe-lab.ts';
import { lineIndex } from '../../syntax/lines.ts';
import type { Expedition } from '../expedition.ts';
import { suspiciousLines } from '../localize/localize.ts';
import type { ExpressionPlace, Place } from '../localize/place.ts';
import { printValue } from './print-value.ts';

const MOST_LINES = 6;
const MOST_TESTS = 2;
const MOST_NAMES = 10;
const MOST_EXPRESSIONS = 6;
const LONGEST_EXPRESSION = 80;

/** What the most suspicious lines saw while failing tests ran: of each test the last run of the line that was kept. */
export function seenValues({ workshop, ground, task }: Expedition): SeenValues[] {
  const { places, spectrum } = workshop;
  const { lineAt } = lineIndex(ground.module.source);
  const all: readonly Place[] = [...places.points, ...places.expressions];
  const lines = suspiciousLines(all, spectrum, lineAt).slice(0, MOST_LINES);
  return lines.flatMap(({ line }) => {
    const onLine = all.filter(({ site }) => lineAt(site.start) === line);
    return spectrum.failing.slice(0, MOST_TESTS).flatMap((test): SeenValues[] => {
      const id = task.tests[test]?.id;
      const names = namesSeen(onLine, test);
      const expressions = expressionsSeen(
        places.expressions.filter((place) => onLine.includes(place)),
        test,
      );
      if (id === undefined || names.length + expressions.length === 0) return [];
      return [{ line, test: `${id.file} > ${testName(id)}`, names, expressions }];
    });
  });

  function expressionsSeen(onLine: readonly ExpressionPlace[], test: number): SeenValues['expressions'] {
    const seen = new Map<string, string>();
    for (const place of onLine) {
      const { node, parent } = place.site.path;
      const text = ground.module.source.slice(place.site.start, place.site.end);
      const isPlain = node.type === 'Identifier' || node.type.endsWith('Literal');
      if (isPlain || parent === undefined || text.length > LONGEST_EXPRESSION || seen.has(text)) continue;
      const state = lastState(place, test);
      if (state === undefined || state.value === ABSENT || typeof state.value === 'function') continue;
      seen.set(text, printValue(state.value));
    }
    return [...seen].slice(0, MOST_EXPRESSIONS).map(([text, value]) => ({ text, value }));
  }
}

/** Of the first place of the line that saw something. */
function namesSeen(onLine: readonly Place[], test: number): SeenValues['names'] {
  const place = onLine.find((each) => each.names.length > 0 && lastState(each, test) !== undefined);
  const values = place === undefined ? [] : (lastState(place, test)?.values ?? []);
  return values
    .flatMap((value, index) =>
      value === ABSENT ? [] : [{ name: place?.names[index] as string, value: printValue(value) }],
    )
    .slice(0, MOST_NAMES);
}

function lastState({ states }: Place, test: number): RecordedState | undefined {
  return states.findLast((state) => state.test === test);
}
