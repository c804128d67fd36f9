import { isRepairError } from '../model/errors.ts';
import type { TestError } from '../model/test-result.ts';
import { lineIndex } from '../syntax/lines.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';
import { framesOf, type StackFrame } from './stack-files.ts';

export type HookName = 'beforeAll' | 'beforeEach' | 'afterEach' | 'afterAll';

/** The hook that an error came from. */
export interface FailingHook {
  /** Absent: the runner says no more than that it was a hook. */
  readonly name?: HookName;
  /** Where the stack leaves it; absent when the stack does not say. */
  readonly place?: Pick<StackFrame, 'file' | 'line'>;
}

const HOOKS: ReadonlySet<string> = new Set(['beforeAll', 'beforeEach', 'afterEach', 'afterAll']);
const HOOK_NAME = /\b(?:before|after)(?:All|Each)\b/;
const TESTS: ReadonlySet<string> = new Set(['test', 'it', 'fit', 'xit', 'xtest', 'heal']);

/** What runners say of hooks that take too long. */
const TIMED_OUT = /^Hook timed out in |^(?:thrown: ")?Exceeded timeout of .* for a hook\b/;

/**
 * Tells by the stack whether an error came from a hook: the outermost of the frames in the project stands in one. Runners
 * do not say it of their own accord, or not of every hook.
 *
 * @param readSource `undefined` for a file that is not of the project or cannot be read
 */
export async function failingHook(
  error: TestError,
  readSource: (file: string) => Promise<string | undefined>,
): Promise<FailingHook | undefined> {
  const frames: { readonly frame: StackFrame; readonly source: string }[] = [];
  for (const frame of framesOf(error.stack ?? '').toReversed()) {
    const source = await readSource(frame.file);
    if (source !== undefined) frames.push({ frame, source });
  }
  // Most stacks lead through no file with a hook in it, and texts are read in no time beside trees.
  const last = frames.findLastIndex(({ source }) => HOOK_NAME.test(source));
  for (const { frame, source } of frames.slice(0, last + 1)) {
    const name = hookAt(source, frame);
    if (name === 'test') return undefined;
    if (name !== undefined) return { name, place: { file: frame.file, line: frame.line } };
  }
  return TIMED_OUT.test(error.message) ? {} : undefined;
}

/** The innermost call of a hook or of a test around a line. */
function hookAt(source: string, { file, line }: StackFrame): HookName | 'test' | undefined {
  const { lineAt } = lineIndex(source);
  let found: HookName | 'test' | undefined;
  for (const { node } of nodesOf(source, file)) {
    if (node.type !== 'CallExpression') continue;
    if (lineAt(startOf(node)) > line || line > lineAt(endOf(node))) continue;
    const names = namesIn(node.callee);
    const hook = names.find((name) => HOOKS.has(name)) as HookName | undefined;
    if (hook !== undefined) found = hook;
    else if (names.some((name) => TESTS.has(name)) && !names.includes('describe')) found = 'test';
  }
  return found;
}

function nodesOf(source: string, file: string): Iterable<{ readonly node: Node }> {
  try {
    return pathsOf(parseModule(source, file).program);
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return [];
    throw error;
  }
}

/** `heal(t).test.each` → its names, the marker's argument left out. */
function namesIn(callee: Node): string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name];
    case 'MemberExpression': {
      const { property } = callee;
      return [...namesIn(callee.object), ...(property.type === 'Identifier' ? [property.name] : [])];
    }
    case 'CallExpression':
      return namesIn(callee.callee);
    case 'TaggedTemplateExpression':
      return namesIn(callee.tag);
    default:
      return [];
  }
}
