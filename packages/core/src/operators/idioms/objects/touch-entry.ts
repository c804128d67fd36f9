import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { indentAt, indentStep } from '../../shared/text.ts';

const COST = 1.8;

/** `const value = this.entries.get(key);`, and behind it the entry put back as the newest, where the oldest is dropped elsewhere. */
export const touchEntry: PatchOperator = {
  name: 'touch-entry',
  family: 'statement',
  description: 'a cache of what was used last that does not note what was read',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const site of sites) {
      const read = readIn(site, source);
      if (read === undefined || !dropsOldest(read.entries, source)) continue;
      const around = enclosingFunction(site.path)?.node;
      if (around === undefined || textOf(source, around).includes(`${read.entries}.set(`)) continue;
      const [indent, step] = [indentAt(source, site.start), indentStep(source)];
      const touch = (value: string): string =>
        [
          `if (${value} !== undefined) {`,
          `${step}${read.entries}.delete(${read.key});`,
          `${step}${read.entries}.set(${read.key}, ${value});`,
          '}',
        ].join(`\n${indent}`);
      if (read.name !== undefined) {
        yield { edits: [{ start: site.end, end: site.end, text: `\n${indent}${touch(read.name)}` }], cost: COST };
      } else {
        const text = `const value = ${read.text};\n${indent}${touch('value')}\n${indent}return value;`;
        yield { edits: [{ start: site.start, end: site.end, text }], cost: COST };
      }
    }
  },
};

interface Read {
  readonly entries: string;
  readonly key: string;
  readonly text: string;
  /** Absent where it is given back at once. */
  readonly name?: string;
}

function readIn({ node }: OperatorSite, source: string): Read | undefined {
  if (node.type === 'ReturnStatement') return node.argument ? readOf(node.argument, source) : undefined;
  if (node.type !== 'VariableDeclaration' || node.declarations.length !== 1) return undefined;
  const [{ id, init }] = node.declarations as [Babel.VariableDeclarator];
  const read = init ? readOf(init, source) : undefined;
  return read && id.type === 'Identifier' ? { ...read, name: id.name } : undefined;
}

function readOf(node: Babel.Expression, source: string): Omit<Read, 'name'> | undefined {
  if (node.type !== 'CallExpression' || methodName(node) !== 'get' || node.callee.type !== 'MemberExpression')
    return undefined;
  const [key] = node.arguments;
  const entries = node.callee.object;
  if (node.arguments.length !== 1 || key === undefined || !isChain(key) || !isChain(entries)) return undefined;
  return { entries: textOf(source, entries), key: textOf(source, key), text: source.slice(startOf(node), endOf(node)) };
}

/** The first of its keys is looked up somewhere in the module. */
function dropsOldest(entries: string, source: string): boolean {
  return source.includes(`${entries}.keys()`) && source.includes(`${entries}.delete(`);
}
