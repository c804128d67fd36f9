import type { Node } from '../syntax/node.ts';
import { isFunction } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import type { FileTree } from '../syntax/file-tree.ts';
import type { IsMarker } from './marker-calls.ts';
import type { MarkUse } from './mark-uses.ts';
import type { StaticMark, StaticTitle } from './static-mark.ts';
import { staticTitle } from './static-title.ts';
import { testApiOf, type TestApi } from './test-api.ts';

export type MarkPlace = Pick<StaticMark, 'form' | 'holdsFor' | 'titles' | 'isNested'>;

/** Which test or suite a use of a mark holds for. */
export function placeOf(use: MarkUse, tree: FileTree, isMarker: IsMarker): MarkPlace {
  const { at, form } = use;
  const around = surroundings(at, tree, isMarker);
  if (form === 'body') return { form, ...bodyPlace(around) };

  const call = at.node as { readonly callee?: Node; readonly arguments?: readonly Node[] };
  const api = form === 'options' && call.callee ? testApiOf(call.callee, tree, isMarker) : undefined;
  const declares = api?.declares ?? optionsOf(use, call.arguments?.[0]);
  const outer = { isNested: around.isNested, titles: around.suites };
  if (declares === 'unknown' || declares === 'hook') return { form, holdsFor: 'unknown', ...outer };
  const own = staticTitle(call.arguments?.[0], api?.hasRows ?? use.hasRows, tree);
  return { form, holdsFor: declares, isNested: around.isNested, titles: [...around.suites, own] };
}

/** An own function that takes options declares tests when it is given a title. */
function optionsOf({ form, declares }: MarkUse, first: Node | undefined): MarkUse['declares'] {
  if (form !== 'options') return declares;
  return first?.type === 'StringLiteral' || first?.type === 'TemplateLiteral' ? 'test' : 'unknown';
}

interface Surroundings {
  /** What the nearest function around stands in; `function`: one that the file calls somewhere, or hands on. */
  readonly runsIn: TestApi['declares'] | 'function' | 'module';
  /** The test around, when it runs in one. */
  readonly test?: StaticTitle;
  readonly suites: readonly StaticTitle[];
  readonly isNested: boolean;
}

function surroundings(at: Path, tree: FileTree, isMarker: IsMarker): Surroundings {
  let runsIn: Surroundings['runsIn'] = 'module';
  let test: StaticTitle | undefined;
  let isNested = false;
  const suites: StaticTitle[] = [];
  for (let path: Path | undefined = at; path !== undefined; path = path.parent) {
    const up: Path | undefined = path.parent;
    if (!isFunction(path.node)) continue;
    const isArgument = up?.node.type === 'CallExpression' && path.key === 'arguments';
    const call = isArgument ? (up?.node as { callee: Node; arguments: Node[] }) : undefined;
    const api = call && testApiOf(call.callee, tree, isMarker);
    if (api === undefined) {
      // What is handed to a call, as to `forEach`, runs there; anything else runs wherever it is called.
      if (call === undefined) isNested = true;
      if (runsIn === 'module') runsIn = 'function';
      continue;
    }
    const title = staticTitle(call?.arguments[0], api.hasRows, tree);
    if (api.declares === 'suite') {
      suites.unshift(title);
      if (runsIn === 'module' || (runsIn === 'function' && !isNested)) runsIn = 'suite';
      continue;
    }
    // Helpers inside a test or a hook run with it.
    isNested = false;
    if (runsIn === 'module' || runsIn === 'function') runsIn = api.declares;
    if (api.declares === 'test') test = title;
  }
  return { runsIn, ...(test !== undefined && { test }), suites, isNested };
}

function bodyPlace({ runsIn, test, suites, isNested }: Surroundings): Omit<MarkPlace, 'form'> {
  switch (runsIn) {
    case 'test':
      return { holdsFor: 'test', titles: [...suites, ...(test === undefined ? [] : [test])], isNested };
    case 'hook':
      return { holdsFor: 'suite', titles: suites, isNested };
    case 'function':
      return { holdsFor: 'unknown', titles: suites, isNested };
    default:
      return { holdsFor: 'nothing', titles: suites, isNested };
  }
}
