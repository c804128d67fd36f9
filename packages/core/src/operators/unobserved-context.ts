import type { ParsedModule } from '../syntax/parse.ts';
import { analyzeScopes, bindingsAt } from '../syntax/scope.ts';
import { gatherFacts } from './module-facts.ts';
import type { OperatorContext } from './operator.ts';

/** What operators may ask of a module that nobody has watched run: its text, and what the failures said. */
export function unobservedContext(module: ParsedModule, messages: readonly string[]): OperatorContext {
  const root = analyzeScopes(module.program);
  return {
    source: module.source,
    facts: gatherFacts(module, messages),
    bindingsAt: (offset) => bindingsAt(root, offset),
    valuesOf: () => [],
    failingValuesOf: () => [],
    valuesOfName: () => [],
    typeWantedAt: () => undefined,
    kindOf: () => undefined,
  };
}
