import type { Operator } from '../operator.ts';
import { endOf, isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

/** `for (const x in xs)` ↔ `for (const x of xs)`, `… of Object.keys(xs)`, `while (c) { … }` → `do { … } while (c)`, `if (c)` → `while (c)`. */
export const changeLoop: Operator = {
  name: 'change-loop',
  family: 'statement',
  description:
    'keys walked instead of items, or the other way round, or inherited ones too; a body that has to run once at least, or again and again',
  floor: 1.3,
  on: 'statement',
  *replacements({ node }, { source }) {
    if (node.type === 'ForInStatement' || (node.type === 'ForOfStatement' && !node.await)) {
      const between = source.slice(endOf(node.left), startOf(node.right));
      const word = node.type === 'ForInStatement' ? /\bin\b/ : /\bof\b/;
      const other = node.type === 'ForInStatement' ? 'of' : 'in';
      const head = source.slice(startOf(node), endOf(node.left)) + between.replace(word, other);
      yield {
        text: head + source.slice(startOf(node.right), endOf(node)),
        cost: node.type === 'ForInStatement' ? 1.3 : 1.8,
      };
    }
    if (node.type === 'ForInStatement') {
      const [left, right, body] = [node.left, node.right, node.body].map((each) =>
        source.slice(startOf(each), endOf(each)),
      );
      yield { text: `for (${left} of Object.keys(${right})) ${body}`, cost: 1.3 };
    }
    if (node.type === 'IfStatement' && !node.alternate && changes(node.test, node.consequent, source))
      yield { text: source.slice(startOf(node), endOf(node)).replace(/^if/, 'while'), cost: 1.4 };
    if (node.type === 'WhileStatement') {
      const [test, body] = [node.test, node.body].map((each) => source.slice(startOf(each), endOf(each)));
      yield { text: `do ${body} while (${test});`, cost: 1.9 };
    }
  },
};

/**
 * Whether a branch sets or counts what its condition asks about, `if (used.has(name)) name = base + n++;`, or takes something from
 * it: `if (queue.length > 0) run(queue.shift());`.
 */
function changes(test: Node, branch: Node, source: string): boolean {
  const text = textOf(source, test);
  const asked: readonly string[] = text.match(/[\w$]+/g) ?? [];
  return [...pathsOf(branch, isFunction)].some(({ node }) => {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { object, property } = node.callee;
      return TAKES.test(textOf(source, property)) && text.includes(textOf(source, object));
    }
    const set =
      node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : node;
    return set !== node && set.type === 'Identifier' && asked.includes(set.name);
  });
}

const TAKES = /^(shift|pop|splice|delete)$/;
