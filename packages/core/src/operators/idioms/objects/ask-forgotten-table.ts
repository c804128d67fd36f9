import type * as Babel from '@babel/types';
import { bindingCounts } from '../../../syntax/binding-counts.ts';
import { textOf, type Node } from '../../../syntax/node.ts';
import { programOf } from '../../../syntax/path.ts';
import { analyzeScopes } from '../../../syntax/scope.ts';
import type { PatchOperator } from '../../operator.ts';
import { fieldsAround } from '../../shared/fields-around.ts';
import { functionStarts, plainParameters } from '../../shared/function-starts.ts';
import { refusalsOf } from '../../shared/refusals.ts';

const COST = 1.1;

/** `const NEXT = { draft: ['review'] };` that nobody reads: first of all in a method `if (!NEXT[this.state]?.includes(to)) return false;`. */
export const askForgottenTable: PatchOperator = {
  name: 'ask-forgotten-table',
  family: 'condition',
  description: 'a table of what is allowed that nobody asks: states, roles, kinds',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const starts = functionStarts(sites, context.source);
    const [first] = starts;
    const tables = first === undefined ? [] : unreadTables(programOf(first.site.path), context.source);
    if (tables.length === 0) return;
    for (const { own, body, site, insert } of starts) {
      const given = plainParameters(own);
      const keys = [...fieldsAround(site.path).map((field) => `this.${field}`), ...given];
      for (const answer of refusalsOf(body, context))
        for (const asks of tables)
          for (const asked of given)
            for (const question of asks(asked, keys))
              yield { edits: insert(`if (!${question}) ${answer};`), cost: COST };
    }
  },
};

/** The questions to a table about one thing, under each key that it may have. */
type Table = (asked: string, keys: readonly string[]) => string[];

function unreadTables(program: Babel.Program, source: string): Table[] {
  const { bindings } = analyzeScopes(program);
  const { reads } = bindingCounts(program);
  const declared = program.body.flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []));
  return declared.flatMap(({ id, init }) => {
    const binding = id.type === 'Identifier' ? bindings.get(id.name) : undefined;
    if (binding === undefined || reads.has(binding) || !init) return [];
    return tableOf(binding.name, bare(init), source) ?? [];
  });
}

function tableOf(name: string, made: Node, source: string): Table | undefined {
  const asks = membership(made, source);
  if (asks !== undefined) return (asked) => [`${name}.${asks}(${asked})`];
  if (made.type !== 'ObjectExpression') return undefined;
  const [first] = made.properties;
  const inner = first?.type === 'ObjectProperty' ? membership(bare(first.value), source) : undefined;
  if (inner === undefined) return undefined;
  return (asked, keys) => keys.filter((key) => key !== asked).map((key) => `${name}[${key}]?.${inner}(${asked})`);
}

function membership(made: Node, source: string): 'includes' | 'has' | undefined {
  if (made.type === 'ArrayExpression') return 'includes';
  return made.type === 'NewExpression' && /^(Set|Map)$/.test(textOf(source, made.callee)) ? 'has' : undefined;
}

/** Without `as const` and the like. */
function bare(node: Node): Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? bare(node.expression) : node;
}
