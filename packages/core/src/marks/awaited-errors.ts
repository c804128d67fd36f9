import type * as Babel from '@babel/types';
import type { AwaitedError } from '../model/probe.ts';
import { fileTreeOf, memberName } from '../syntax/file-tree.ts';
import { isFunction, textOf, type Node } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import { titleMatches } from './marks-test.ts';
import { constantString, staticTitle } from './static-title.ts';

const WAITS = /^(toThrow\w*|throws?|rejects|throwError)$/;
const CLASSES = /^(Error|TypeError|RangeError|SyntaxError|ReferenceError|URIError|EvalError)$/;
/** A pattern that is as good as the text that it stands for. */
const PLAIN = /^[\w ,;'"-]+$/;
const MOST = 6;

/**
 * The errors that a test waits for by `toThrow` and its like, likeliest first. A runner that saw nothing thrown does not always say what it waited for. Empty when the file's text does not tell.
 *
 * @param title The test's own, without its suites.
 * @throws RepairError `PARSE_FAILED` with line and column.
 */
export function awaitedErrors(source: string, file: string, title: string): AwaitedError[] {
  const tree = fileTreeOf(parseModule(source, file));
  const texts: string[] = [];
  const classes: string[] = [];
  for (const { node } of pathsOf(tree.module.program)) {
    if (node.type !== 'CallExpression') continue;
    const hasRows = node.callee.type === 'CallExpression' || node.callee.type === 'TaggedTemplateExpression';
    if (!titleMatches(staticTitle(node.arguments[0], hasRows, tree), title)) continue;
    for (const body of node.arguments.filter(isFunction)) {
      for (const awaited of awaitedIn(body)) {
        const text = awaited.type === 'RegExpLiteral' ? plainPattern(awaited) : constantString(awaited, tree);
        if (text !== undefined) texts.push(text);
        else if (CLASSES.test(textOf(source, awaited))) classes.push(textOf(source, awaited));
      }
    }
  }
  const names = [...new Set([...classes, 'Error'])];
  const made = [...new Set(texts)].flatMap((text) => names.map((name) => ({ name, text })));
  return (made.length > 0 ? made : [...new Set(classes)].map((name) => ({ name }))).slice(0, MOST);
}

/** What calls such as `toThrow(…)` in the test are given; of `new X(…)` both the class and the message. */
function awaitedIn(body: Node): Node[] {
  return [...pathsOf(body)].flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || !WAITS.test(memberName(node.callee) ?? '')) return [];
    return node.arguments.flatMap((given): Node[] =>
      given.type === 'NewExpression' ? [given.callee, ...given.arguments] : isFunction(given) ? [] : [given],
    );
  });
}

function plainPattern({ pattern }: Babel.RegExpLiteral): string | undefined {
  return PLAIN.test(pattern) ? pattern : undefined;
}
