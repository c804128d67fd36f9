import { usesOf } from '../../syntax/free-names.ts';
import type { Node } from '../../syntax/node.ts';
import { programOf, type Path } from '../../syntax/path.ts';
import type { OperatorContext } from '../operator.ts';

const MOST_SUBJECTS = 8;
const LONGEST_SUBJECT = 200;

/** Methods of a regular expression that take the subject, and methods of the subject that take the expression. */
const OF_REGEX = new Set(['test', 'exec']);
const OF_SUBJECT = new Set(['match', 'matchAll', 'replace', 'replaceAll', 'search', 'split']);

/**
 * Strings that a literal was matched against while the tests ran, where it is written or by the constant that it is the
 * value of, those of failing tests first. Empty when nothing was observed.
 */
export function subjectsOf(path: Path, context: OperatorContext): string[] {
  const subjects = new Set<string>();
  for (const use of placesOf(path)) {
    const subject = subjectAt(use);
    if (subject === undefined) continue;
    for (const value of [...context.failingValuesOf(subject), ...context.valuesOf(subject)])
      if (typeof value === 'string' && value.length <= LONGEST_SUBJECT) subjects.add(value);
  }
  return mostTelling([...subjects]);
}

/** Those first in which a sign comes up that is in none before: of a text that is looked at letter by letter, the letters say little. */
function mostTelling(subjects: readonly string[]): string[] {
  const signs = new Set<string>();
  const telling = subjects.filter((subject) => {
    const before = signs.size;
    for (const sign of subject.match(/[^\p{L}\p{N}]/gu) ?? []) signs.add(sign);
    return signs.size > before;
  });
  return [...new Set([...telling, ...subjects])].slice(0, MOST_SUBJECTS);
}

/** The places where the literal is evaluated. */
function placesOf(path: Path): Path[] {
  const declarator = path.parent;
  if (declarator?.node.type !== 'VariableDeclarator' || declarator.node.id.type !== 'Identifier') return [path];
  const { name } = declarator.node.id;
  return usesOf(programOf(path), name).map((use) => use.path);
}

function subjectAt(use: Path): Node | undefined {
  const call = use.parent?.node;
  if (call?.type === 'MemberExpression' && use.key === 'object') {
    const method = methodOf(call);
    const outer = use.parent?.parent?.node;
    return outer?.type === 'CallExpression' && OF_REGEX.has(method ?? '') ? outer.arguments[0] : undefined;
  }
  if (call?.type !== 'CallExpression' || use.key !== 'arguments' || use.index !== 0) return undefined;
  const { callee } = call;
  return callee.type === 'MemberExpression' && OF_SUBJECT.has(methodOf(callee) ?? '') ? callee.object : undefined;
}

function methodOf(node: Node): string | undefined {
  return node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;
}
