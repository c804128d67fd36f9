import type * as Babel from '@babel/types';
import { isFunction, isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, pathsOf, type Path } from '../../../syntax/path.ts';
import type { ParsedModule } from '../../../syntax/parse.ts';

/** What a variable or field may begin with and begin with again. */
const START = /^(?:\[\]|\{\}|''|""|0|-1|null|undefined|false|true|new (?:Map|Set)(?:<.*>)?\(\))$/;

/**
 * `this.future = [];`, `current = [];`: what is put back to what it is declared with. Fields of the class around a place, variables
 * from before the loop around it, and those from around a function that puts back one of them.
 */
export function resets(path: Path, { source }: ParsedModule): string[] {
  return [...fieldsAround(path, source), ...variablesBefore(path, source), ...variablesAround(path, source)];
}

function* fieldsAround(path: Path, source: string): Generator<string> {
  const body = enclosing(path, ({ type }) => type === 'ClassBody')?.node;
  if (body?.type !== 'ClassBody') return;
  for (const member of body.body) {
    if (member.type !== 'ClassProperty' && member.type !== 'ClassPrivateProperty') continue;
    const isPlain = member.type === 'ClassPrivateProperty' || (member.key.type === 'Identifier' && !member.computed);
    if (member.static || !isPlain || ('readonly' in member && member.readonly)) continue;
    const field = `this.${textOf(source, member.key)}`;
    if (beginsWithNothing(member, source)) yield `${field} = undefined;`;
    // A field that is counted on and off comes back by itself.
    if (member.value?.type !== 'NumericLiteral' || isOnlyCountedUp(field, body, source))
      yield* resetOf(field, member.value, source);
  }
}

/** `lastKey?: string;`, `lastKey: string | undefined;`, `#lastKey;` */
function beginsWithNothing(
  { value, definite, typeAnnotation, ...member }: Babel.ClassProperty | Babel.ClassPrivateProperty,
  source: string,
): boolean {
  if (value || definite === true) return false;
  const isOptional = 'optional' in member && member.optional === true;
  return isOptional || !typeAnnotation || /\|\s*undefined\b/.test(textOf(source, typeAnnotation));
}

/** `this.touched.clear();`, `this.lines.length = 0;`: the same for what stays one object. */
export function clearings(path: Path, { source }: ParsedModule): string[] {
  const body = enclosing(path, ({ type }) => type === 'ClassBody')?.node;
  if (body?.type !== 'ClassBody') return [];
  return body.body.flatMap((member) => {
    if (member.type !== 'ClassProperty' && member.type !== 'ClassPrivateProperty') return [];
    if (member.static || !member.value || ('computed' in member && member.computed)) return [];
    const [field, start] = [`this.${textOf(source, member.key)}`, textOf(source, member.value)];
    if (/^new (?:Map|Set)(?:<.*>)?\(\)$/s.test(start)) return [`${field}.clear();`];
    return start === '[]' ? [`${field}.length = 0;`] : [];
  });
}

/** Up, and never down. */
function isOnlyCountedUp(field: string, body: Node, source: string): boolean {
  const steps = [...pathsOf(body)].flatMap(({ node }) => {
    if (node.type === 'UpdateExpression') return textOf(source, node.argument) === field ? [node.operator] : [];
    return node.type === 'AssignmentExpression' && textOf(source, node.left) === field ? [node.operator] : [];
  });
  return steps.some((step) => /^\+[+=]$/.test(step)) && !steps.some((step) => /^-[-=]$/.test(step));
}

function* variablesBefore(path: Path, source: string): Generator<string> {
  const loop = enclosing(path, (node) => isLoop(node) || isFunction(node));
  const around = loop && isLoop(loop.node) ? enclosing(loop, isFunction) : undefined;
  if (loop === undefined || around === undefined) return;
  const isElsewhere = (node: Node): boolean => node === loop.node || (node !== around.node && isFunction(node));
  for (const { node, parent } of pathsOf(around.node, isElsewhere)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || startOf(node) > startOf(loop.node))
      continue;
    if (parent?.node.type === 'VariableDeclaration' && parent.node.kind === 'let')
      yield* resetOf(node.id.name, node.init, source);
  }
}

/** `buffer = '';` in `const endCell = () => { … }` tells that this is where a cell ends: for `quoted` as well. */
function variablesAround(path: Path, source: string): string[] {
  const own = enclosing(path, isFunction);
  const around = own && enclosing(own, isFunction);
  if (own === undefined || around === undefined) return [];
  const declared = [...pathsOf(around.node, (node) => node !== around.node && isFunction(node))].flatMap(
    ({ node, parent }) =>
      node.type === 'VariableDeclarator' &&
      node.id.type === 'Identifier' &&
      parent?.node.type === 'VariableDeclaration' &&
      parent.node.kind === 'let'
        ? [...resetOf(node.id.name, node.init, source)]
        : [],
  );
  const body = textOf(source, own.node);
  const isDone = (reset: string): boolean => body.includes(reset.slice(0, -1));
  return declared.some(isDone) ? declared.filter((reset) => !isDone(reset)) : [];
}

function* resetOf(name: string, value: Node | null | undefined, source: string): Generator<string> {
  const start = value ? textOf(source, value) : '';
  if (START.test(start)) yield `${name} = ${start};`;
}
