import type * as Babel from '@babel/types';
import type { ValueKind } from '../../../model/value-kind.ts';
import { commonKind } from '../../../operators/shared/value-kind.ts';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import type { Workshop } from '../../sources.ts';

/** What the function around a place gives back: kinds seen, and the texts of its plain answers. */
export interface ReturnValues {
  readonly kinds: ReadonlySet<ValueKind>;
  readonly texts: readonly string[];
  /** It returns without a value, or never returns. */
  readonly isVoid: boolean;
}

/** `undefined` when there is no function around, or none that may return: a constructor, a setter. */
export function returnValuesOf(path: Path, { context }: Workshop): ReturnValues | undefined {
  const around = isFunction(path.node) ? path : enclosingFunction(path);
  if (around === undefined || /^(constructor|set)$/.test((around.node as { kind?: string }).kind ?? ''))
    return undefined;
  const answers: Node[] = [];
  let isVoid = true;
  for (const { node } of pathsOf((around.node as Babel.Function).body, isFunction)) {
    if (node.type !== 'ReturnStatement') continue;
    if (node.argument) {
      answers.push(node.argument);
      isVoid = false;
    }
  }
  const kinds = new Set(answers.flatMap((answer) => commonKind(context.valuesOf(answer)) ?? []));
  const plain = answers
    .map((answer) => textOf(context.source, answer))
    .filter((text) => text.length <= 40 && !/[=>]/.test(text));
  return { kinds, texts: [...new Set(plain)], isVoid };
}
