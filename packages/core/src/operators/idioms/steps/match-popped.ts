import { textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, programOf } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { loneCalls } from '../../shared/lone-calls.ts';

const NONE: ReadonlySet<string> = new Set();
const COST = { lookedUp: 1.4, itself: 1.6 };

/** `open.pop();` → `if (open.pop() !== PAIRS[char]) return false;`, with what the module looks up for a name at hand. */
export const matchPopped: PatchOperator = {
  name: 'match-popped',
  family: 'condition',
  description: 'what closes does not ask what was opened: brackets, tags, nested regions',
  floor: COST.lookedUp,
  on: 'module',
  *patches(sites, { source, bindingsAt, failingValuesOf }) {
    const pops = [...loneCalls(sites)].filter(
      ({ call }) => methodName(call) === 'pop' && failingValuesOf(call).length > 0,
    );
    const [first] = pops;
    const maps = first === undefined ? NONE : mapsIn(programOf(first.site.path), source);
    for (const { call, site, instead } of pops) {
      const asked = (wanted: string) => [instead(`if (${textOf(source, call)} !== ${wanted}) return false;`)];
      const bindings = bindingsAt(site.start);
      const keys = bindings.filter(({ moduleLevel }) => !moduleLevel).map(({ name }) => name);
      const tables = bindings.filter(({ kind, moduleLevel }) => moduleLevel && kind === 'const');
      for (const { name: table } of tables)
        for (const key of keys)
          yield { edits: asked(maps.has(table) ? `${table}.get(${key})` : `${table}[${key}]`), cost: COST.lookedUp };
      for (const key of keys) yield { edits: asked(key), cost: COST.itself };
    }
  },
};

/** Constants that are made as maps. */
function mapsIn(program: Node, source: string): ReadonlySet<string> {
  const maps = [...pathsOf(program)].flatMap(({ node }) =>
    node.type === 'VariableDeclarator' && node.init && /^new Map\b/.test(textOf(source, node.init))
      ? [textOf(source, node.id).replace(/:.*/s, '')]
      : [],
  );
  return new Set(maps);
}
