/** Repair of one function at run time, apart from the rest: it needs no test runner. */
export { MissingScopeError } from './runtime/missing-scope-error.ts';
export { NotHealedError } from './runtime/not-healed-error.ts';
export { repair, type Repaired } from './runtime/repair.ts';
export { RepairLoop } from './runtime/repair-loop.ts';
export { type FunctionRepairOptions } from './runtime/repair-options.ts';
export {
  type FunctionRepair,
  type FunctionRepairAttempt,
  type FunctionRepairReason,
  type HealedFunction,
} from './runtime/repair-outcome.ts';
export { type FunctionTest, type FunctionTests } from './runtime/named-tests.ts';
export { type FunctionPatch, type Verify, type VerifyContext } from './runtime/verify-context.ts';
export { type HealEventBody, type HealListener } from './model/event.ts';
export { RepairError, type RepairErrorCode, isRepairError } from './model/errors.ts';
export { fromAiSdk } from './llm/providers/from-ai-sdk.ts';
export { type LanguageModel } from './ports/language-model.ts';
