import type * as Babel from '@babel/types';
import { RepairError } from '../model/errors.ts';
import type { Span } from '../model/edit.ts';
import type { RepairTarget } from '../model/target.ts';
import { freeUses } from '../syntax/free-names.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import type { AnyFunction } from './any-function.ts';
import { isKnownGlobal } from './known-globals.ts';
import { MissingScopeError } from './missing-scope-error.ts';

/** A function as a module of its own, which the engine can search: one import of its scope, one exported declaration. */
export interface FunctionText {
  readonly name: string;
  /** `symbol` is the name; its file does not exist. */
  readonly target: RepairTarget;
  /** Names of the scope that the text imports, in the order of the import. */
  readonly scopeNames: readonly string[];
  /** What stands before the function's own text, and behind it. */
  readonly before: string;
  readonly after: string;
  /** The original is in strict mode. */
  readonly isStrict: boolean;
}

/**
 * Reads a function's own text. `scope` has what it uses of the code around it.
 *
 * @throws RepairError `FUNCTION_REFUSED` for what has no text, or none that can stand alone; `SCOPE_MISSING`, as a
 * `MissingScopeError`, when it uses names that nothing gives
 */
export function readFunction(fn: AnyFunction, scope: Readonly<Record<string, unknown>>): FunctionText {
  const written = Function.prototype.toString.call(fn);
  const label = fn.name === '' ? 'the function' : `\`${fn.name}\``;
  if (/\{\s*\[native code\]\s*\}$/.test(written)) {
    throw refused(`${label} has no text: it is built in or bound; pass the function that it was made from`);
  }
  if (/^class\b/.test(written)) throw refused(`${label} is a class; pass one of its methods`);
  const { name, head, text, tail } = declarationOf(written, fn.name, label);
  const scopeNames = Object.keys(scope).filter((each) => each !== name && isName(each));
  const imports = scopeNames.length === 0 ? '' : `import { ${scopeNames.join(', ')} } from 'scope';\n`;
  const before = `${imports}${head}`;
  const source = `${before}${text}${tail}`;
  const file = `/${name}.js`;
  const { program } = parseAlone(source, file, label);
  refuseImports(program, label);
  const missing = [
    ...new Set(
      freeUses(program)
        .filter(isNeeded)
        .map((use) => use.name),
    ),
  ];
  if (missing.length > 0) throw new MissingScopeError(name, missing);
  return {
    name,
    target: { file, symbol: name, source, regions: [declaredIn(program)] },
    scopeNames,
    before,
    after: tail,
    isStrict: !Object.hasOwn(fn, 'arguments'),
  };
}

/** The same function with a patch in place. */
export function withSource(text: FunctionText, source: string): FunctionText {
  const { program } = parseModule(source, text.target.file);
  return { ...text, target: { ...text.target, source, regions: [declaredIn(program)] } };
}

/** The function's own text in a text of the module. */
export function ownText({ before, after }: FunctionText, source: string): string {
  return source.slice(before.length, source.length - after.length);
}

/** Where the function stands: what is exported last. */
function declaredIn(program: Babel.Program): Span {
  const statement = program.body.at(-1) as Babel.ExportNamedDeclaration;
  const declared = statement.declaration as Babel.FunctionDeclaration | Babel.VariableDeclaration;
  const node: Node = declared.type === 'VariableDeclaration' ? (declared.declarations[0]?.init as Node) : declared;
  return { start: startOf(node), end: endOf(node) };
}

interface Declared {
  readonly name: string;
  readonly head: string;
  readonly text: string;
  readonly tail: string;
}

/** The text as a declaration that is exported under the function's name: by that name it calls itself. */
function declarationOf(written: string, name: string, label: string): Declared {
  const value = valueIn(`export const f = ${written};`);
  if (value?.type === 'FunctionExpression' && value.id) {
    return { name: value.id.name, head: 'export ', text: written, tail: '\n' };
  }
  const own = isName(name) ? name : 'fn';
  if (value?.type === 'FunctionExpression' || value?.type === 'ArrowFunctionExpression') {
    return { name: own, head: `export const ${own} = `, text: written, tail: ';\n' };
  }
  const prefix = 'export const f = {';
  const methods = valueIn(`${prefix}${written}};`);
  const method = methods?.type === 'ObjectExpression' ? methods.properties[0] : undefined;
  if (method?.type !== 'ObjectMethod' || method.kind !== 'method') {
    throw refused(
      `${label} has no text that can stand alone: it is a getter, a setter, or uses what only its class has`,
    );
  }
  const parameters = written.indexOf('(', endOf(method.key) - prefix.length);
  const words = `${method.async ? 'async ' : ''}function${method.generator ? '*' : ''}`;
  return { name: own, head: 'export ', text: `${words} ${own}${written.slice(parameters)}`, tail: '\n' };
}

function valueIn(source: string): Node | undefined {
  try {
    const [statement] = parseModule(source, '/f.js').program.body;
    const declared = statement?.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    return declared?.type === 'VariableDeclaration' ? (declared.declarations[0]?.init ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function parseAlone(source: string, file: string, label: string): { readonly program: Babel.Program } {
  try {
    return parseModule(source, file);
  } catch (error) {
    const why = (error as Error).message.replace(/^.*does not parse: /, '');
    throw refused(`${label} has no text that can stand alone, as when it uses private members or \`super\`: ${why}`);
  }
}

/** They are relative to a file, and the text has none. */
function refuseImports(program: Babel.Program, label: string): void {
  for (const { node } of pathsOf(program, () => false)) {
    const isMeta = node.type === 'MetaProperty' && node.meta.name === 'import';
    if (isMeta || node.type === 'Import' || node.type === 'ImportExpression') {
      throw refused(`${label} uses \`import\` within; import outside of it, and pass what it takes in \`scope\``);
    }
  }
}

function isNeeded({ name, path }: ReturnType<typeof freeUses>[number]): boolean {
  const up = path.parent?.node;
  return !isKnownGlobal(name) && !(up?.type === 'UnaryExpression' && up.operator === 'typeof');
}

function isName(text: string): boolean {
  return (
    /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text) && valueIn(`export const f = (${text}) => 0;`) !== undefined
  );
}

function refused(message: string): RepairError {
  return new RepairError('FUNCTION_REFUSED', message);
}
