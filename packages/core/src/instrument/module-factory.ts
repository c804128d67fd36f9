import type * as Babel from '@babel/types';
import type { Edit } from '../model/edit.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { endOf, isFunction, startOf, textOf, type Node } from '../syntax/node.ts';
import { parse } from '../syntax/babel-parser.ts';
import { parserPluginsFor } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import { exportedAs, type LocalExport } from './module-exports.ts';
import { declarationsOf, importedNames, type ImportedNames } from './module-imports.ts';

/** A native ES module, taken apart so that its code can run again and again in the scope of one module record, which runs only once. */
export interface ModuleFactory {
  /** Its imports, and what it passes on from other modules. */
  readonly links: string;
  readonly imports: readonly ImportedNames[];
  /** What it exports of its own. */
  readonly exports: readonly LocalExport[];
  /** Its code waits for promises, and so does the function that it becomes. */
  readonly awaits: boolean;
  /** The rest of it, as statements of a function. */
  readonly body: string;
}

/** Names in the code of a function made of a module. */
const OURS = {
  meta: '__healMeta',
  show: '__healShow',
  tell: '__healTell',
  added: '__healAdded',
  default: '__healDefault',
} as const;

/**
 * @param code JavaScript, as a transform emits it for a native module
 * @throws SyntaxError when it does not parse
 */
export function moduleFactory(code: string): ModuleFactory {
  // Not remembered: each batch of candidates is another text, and they are long.
  const { program } = parse(code, { sourceType: 'module', attachComment: false, plugins: parserPluginsFor('a.mjs') });
  const links: string[] = [];
  const imports: ImportedNames[] = [];
  const exports: LocalExport[] = [];
  const edits: Edit[] = metaEdits(program);
  if (program.interpreter) edits.push(without(program.interpreter));

  for (const statement of program.body) {
    if (isLink(statement)) {
      links.push(textOf(code, statement));
      if (statement.type === 'ImportDeclaration') imports.push(importedNames(statement));
      edits.push(without(statement));
    } else if (statement.type === 'ExportDefaultDeclaration') {
      const { local, own } = asDeclaration(statement, code);
      exports.push({ name: 'default', local, ...(local === OURS.default && { constant: true }) });
      edits.push(...own);
    } else if (statement.type === 'ExportNamedDeclaration') {
      exports.push(...exportedAs(statement));
      const end = statement.declaration ? startOf(statement.declaration) : endOf(statement);
      edits.push({ start: startOf(statement), end, text: '' });
    }
  }
  return {
    links: links.join('\n'),
    imports,
    exports,
    awaits: awaitsItself(program),
    body: applyEdits(code, [...edits, ...tellingEdits(program, exports)]),
  };
}

/**
 * The module as a function of `import.meta`, of a function that it calls with its exports before it does anything else, and of a namespace for
 * each of `added`. The exports are getters, which throw while what they stand for is not there yet. What that function returns
 * is called with each value that is assigned to one of them, and has to return it. When it `awaits`, it returns a promise.
 *
 * @param added imports that the record does not have
 */
export function factoryCode({ exports, awaits, body }: ModuleFactory, added: readonly ImportedNames[] = []): string {
  const getters = exports.map(({ name, local }) => `get ${JSON.stringify(name)}(){return ${local}}`);
  const shown = `const ${OURS.tell}=${OURS.show}({__proto__:null,${getters.join(',')}});`;
  const head = `${awaits ? 'async' : ''}(${OURS.meta},${OURS.show},${OURS.added})=>{`;
  return `${head}${declarationsOf(added, OURS.added)}${shown}${body}\n}`;
}

function isLink(statement: Node): boolean {
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && statement.source != null;
}

/** As the language has it, what has no name is called `default`. */
function asDeclaration(
  statement: Babel.ExportDefaultDeclaration,
  code: string,
): { readonly local: string; readonly own: readonly Edit[] } {
  const { declaration } = statement;
  const start = startOf(statement);
  // Up to the value: the parentheses around it are no node.
  const keywords = /^export(?:\s|\/\*[^]*?\*\/)*default/.exec(code.slice(start))?.[0].length ?? 0;
  if ('id' in declaration && declaration.id != null && isDeclaration(declaration)) {
    return { local: declaration.id.name, own: [{ start, end: start + keywords, text: '' }] };
  }
  const ends = endOf(statement) - (code[endOf(statement) - 1] === ';' && !isDeclaration(declaration) ? 1 : 0);
  return {
    local: OURS.default,
    own: [
      { start, end: start + keywords, text: `const ${OURS.default} = ({ default:` },
      { start: ends, end: ends, text: ' }).default;' },
    ],
  };
}

function isDeclaration({ type }: Node): boolean {
  return type === 'FunctionDeclaration' || type === 'ClassDeclaration';
}

function metaEdits(program: Babel.Program): Edit[] {
  return [...pathsOf(program)].flatMap(({ node }) =>
    node.type === 'MetaProperty' && node.meta.name === 'import'
      ? [{ start: startOf(node), end: endOf(node), text: OURS.meta }]
      : [],
  );
}

function without(node: Node): Edit {
  return { start: startOf(node), end: endOf(node), text: '' };
}

/** Assignments to what is exported tell so. By name alone: one of that name in an inner scope tells as well, which does no harm. */
function tellingEdits(program: Babel.Program, exports: readonly LocalExport[]): Edit[] {
  const locals = new Set(exports.filter(({ constant }) => constant !== true).map(({ local }) => local));
  if (locals.size === 0) return [];
  return [...pathsOf(program)].flatMap(({ node }) => {
    if (!assignedBy(node).some((name) => locals.has(name))) return [];
    const [start, end] = [startOf(node), endOf(node)];
    return [
      { start, end: start, text: `${OURS.tell}(` },
      { start: end, end, text: ')' },
    ];
  });
}

function assignedBy(node: Node): string[] {
  if (node.type === 'AssignmentExpression') return namesOf(node.left);
  return node.type === 'UpdateExpression' ? namesOf(node.argument) : [];
}

/** In a pattern also names that are only read count. */
function namesOf(target: Node): string[] {
  if (target.type === 'MemberExpression') return [];
  return [...pathsOf(target)].flatMap(({ node }) => (node.type === 'Identifier' ? [node.name] : []));
}

function awaitsItself(program: Babel.Program): boolean {
  return [...pathsOf(program, isFunction)].some(
    ({ node }) =>
      node.type === 'AwaitExpression' ||
      (node.type === 'ForOfStatement' && node.await) ||
      (node.type === 'VariableDeclaration' && node.kind === 'await using'),
  );
}
