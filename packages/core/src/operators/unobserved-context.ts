import type { ParsedModule } from '../syntax/parse.ts';
import { analyzeScopes, bindingsAt } from '../syntax/scope.ts';
import { gatherFacts, type Failure } from './module-facts.ts';
import type { OperatorContext } from './operator.ts';

/** What operators may ask of a module that nobody has watched run: its text, and what the failures said. */
export function unobservedContext(module: ParsedModule, failures: readonly Failure[]): OperatorContext {
  const root = analyzeScopes(module.program);
  return {
    source: module.source,
    facts: gatherFacts(module, failures),
    bindingsAt: (offset) => bindingsAt(root, offset),
    valuesOf: () => [],
    failingValuesOf: () => [],
    valuesOfName: () => [],
    typeWantedAt: () => undefined,
    kindOf: () => undefined,
  };
}
