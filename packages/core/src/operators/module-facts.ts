import type * as Babel from '@babel/types';
import type { ProbeTest } from '../model/probe.ts';
import { idleFields } from '../syntax/idle-fields.ts';
import { isTypeOnly, textOf, type Node } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import { analyzeScopes, patternNames, type Scope } from '../syntax/scope.ts';
import { keyNames } from './shared/key-names.ts';
import { methodIn } from './shared/method-parameters.ts';
import { quote } from './shared/text.ts';
import { isUnexpectedError } from './shared/unexpected-error.ts';

/** Words and values that occur in a module: ingredients of repairs. In order of first appearance, each once. */
export interface ModuleFacts {
  readonly numbers: readonly number[];
  readonly strings: readonly string[];
  /** Names of properties and methods that are read or called with a dot, private ones with their `#`. */
  readonly members: readonly string[];
  /** The same and those of types and of texts: what it can be said to know of. */
  readonly keys: ReadonlySet<string>;
  /** Fields that are given values, and that nobody reads. */
  readonly idleFields: ReadonlySet<string>;
  /** Every word of its text. */
  readonly words: ReadonlySet<string>;
  /** Functions of the module's top level with their parameter names. */
  readonly functions: ReadonlyMap<string, readonly string[]>;
  /** Methods with their parameter names; the first of each name. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
  /** Literals in the failure messages of the tests, none of which the module holds. */
  readonly expectedNumbers: readonly number[];
  readonly expectedStrings: readonly string[];
  /** Words in such literals that no string of the module is: parts of a text that is put together. */
  readonly expectedWords: readonly string[];
  /** What the failures say, word for word: in it stands what was expected. */
  readonly expectedTexts: readonly string[];
  /** Texts of what the module throws elsewhere, and of an error with the message that a test expects. */
  readonly throwables: readonly string[];
  /** Error classes of the module with the names of what their constructors take; `{ code, cause }` for what they take apart. */
  readonly errorClasses: ReadonlyMap<string, readonly string[]>;
  /** Some failure says that nothing was thrown, or no promise rejected. */
  readonly expectsThrow: boolean;
  /** Some test has failed by an error, not by an assertion, and not by a slip. */
  readonly failsByError: boolean;
  /** Types may be written in it. */
  readonly isTyped: boolean;
}

const MOST_MESSAGES = 20;
const LONGEST_MESSAGE = 4_000;

/** What a failing test has said, see `ProbeTest`. */
export type Failure = Pick<ProbeTest, 'message' | 'expected' | 'awaited'>;

export function gatherFacts({ program, source, file }: ParsedModule, failures: readonly Failure[]): ModuleFacts {
  // Messages are first lines, which often quote what was expected.
  const messages = failures.flatMap(({ message = [], expected = [] }) => [message, expected].flat());
  const awaited = failures.flatMap((failure) => failure.awaited ?? []);
  const numbers = new Set<number>();
  const strings = new Set<string>();
  const members = new Set<string>();
  const thrown = new Set<string>();
  const errorClasses = new Map<string, readonly string[]>();
  const methods = new Map<string, readonly string[]>();
  for (const { node, parent } of pathsOf(program, (each) => isTypeOnly(each) || each.type === 'ImportDeclaration')) {
    if (node.type === 'ThrowStatement' && isPlain(node.argument)) thrown.add(textOf(source, node.argument));
    if (
      node.type === 'ClassDeclaration' &&
      node.id &&
      node.superClass &&
      textOf(source, node.superClass).endsWith('Error')
    )
      errorClasses.set(node.id.name, constructorParameters(node));
    const method = methodIn(node);
    if (method !== undefined && !methods.has(method.name)) methods.set(method.name, method.parameters);
    if (node.type === 'NumericLiteral') numbers.add(node.value);
    if (node.type === 'StringLiteral' && node.value.length <= 40 && !parent?.node.type.startsWith('JSX'))
      strings.add(node.value);
    if ((node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') && !node.computed) {
      if (node.property.type === 'Identifier') members.add(node.property.name);
      if (node.property.type === 'PrivateName') members.add(`#${node.property.id.name}`);
    }
    if (node.type === 'ObjectProperty' && !node.computed && node.key.type === 'Identifier') members.add(node.key.name);
    if (node.type === 'ClassProperty' && node.key.type === 'Identifier') members.add(node.key.name);
  }
  const expected = literalsIn(messages);
  return {
    numbers: [...numbers],
    strings: [...strings],
    members: [...members],
    keys: keyNames(program),
    idleFields: idleFields(program),
    words: new Set(source.match(/[\w$]+/g)),
    functions: functionsOf(analyzeScopes(program)),
    methods,
    expectedNumbers: expected.numbers.filter((value) => !numbers.has(value)),
    expectedStrings: expected.strings.filter((value) => !strings.has(value)),
    expectedWords: wordsIn(expected.strings).filter((word) => !strings.has(word)),
    expectedTexts: messages.filter((message) => message.length <= LONGEST_MESSAGE).slice(0, MOST_MESSAGES),
    throwables: [
      ...awaited.slice(0, 6).map(({ name, text }) => `new ${name}(${text === undefined ? '' : quote(text)})`),
      ...[...thrown].slice(0, 6),
      ...expected.strings.slice(0, 2).map((text) => `new Error(${quote(text)})`),
    ],
    errorClasses,
    expectsThrow: messages.some((message) => /\bthrow|\binstead of reject/i.test(message)),
    failsByError: failures.some(({ message }) => message !== undefined && isUnexpectedError(message)),
    isTyped: /\.[cm]?tsx?$/.test(file),
  };
}

/** Empty when it has the constructor of the class that it extends. */
function constructorParameters({ body }: Babel.ClassDeclaration): string[] {
  const own = body.body.find((member) => member.type === 'ClassMethod' && member.kind === 'constructor');
  return own?.type === 'ClassMethod' ? own.params.map(constructorParameter) : [];
}

function constructorParameter(parameter: Node): string {
  const taken = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (taken.type !== 'ObjectPattern') return patternNames(parameter)[0] ?? '';
  const keys = taken.properties.flatMap((each) =>
    'key' in each && each.key.type === 'Identifier' ? each.key.name : [],
  );
  return `{ ${keys.join(', ')} }`;
}

/** `new Error('…')`, without names that another place may not have. */
function isPlain(node: Node): boolean {
  return (
    node.type === 'NewExpression' && node.arguments.every((argument) => /^(String|Numeric)Literal$/.test(argument.type))
  );
}

function functionsOf(root: Scope): Map<string, readonly string[]> {
  const functions = new Map<string, readonly string[]>();
  for (const binding of root.bindings.values()) {
    if (binding.parameters !== undefined) functions.set(binding.name, binding.parameters);
  }
  return functions;
}

/** Runs of letters, those of the texts that come last first: messages name what is expected after what was received. */
function wordsIn(texts: readonly string[]): string[] {
  return [...new Set(texts.toReversed().flatMap((text) => text.match(/\p{L}+/gu) ?? []))].slice(0, 8);
}

function literalsIn(messages: readonly string[]): { numbers: number[]; strings: string[] } {
  const numbers = new Set<number>();
  const strings = new Set<string>();
  for (const message of messages) {
    for (const match of message.matchAll(/'([^'\n]{0,20})'|"([^"\n]{0,20})"|(?<![\w.])(-?\d+(?:\.\d+)?)(?![\w.])/g)) {
      if (match[3] === undefined) strings.add(match[1] ?? match[2] ?? '');
      else numbers.add(Number(match[3]));
    }
  }
  return { numbers: [...numbers].slice(0, 12), strings: [...strings].slice(0, 8) };
}
