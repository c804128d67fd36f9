export {
  type AppliedFile,
  type ApplyOutcome,
  type FileOutcome,
  type RefusalReason,
  type RefusedFile,
} from './apply/apply-outcome.ts';
export { applyPatches } from './apply/apply-patch.ts';
export { type ApplyPorts, type JournalPorts } from './apply/apply-ports.ts';
export { type ApplyFile, type ApplyRequest } from './apply/apply-request.ts';
export { cacheFolder } from './cache/cache-folder.ts';
export { emptyCache } from './cache/empty-cache.ts';
export { type Removed, pruneCache } from './cache/prune-cache.ts';
export { type CacheContents, type StoredRepair, readCache } from './cache/read-cache.ts';
export { type CachedPatch, type CachedRepair } from './cache/cached-repair.ts';
export { type CleanOutcome, type CleanRequest, type KeptFile, cleanProject } from './apply/clean.ts';
export { type JournalEntry } from './apply/journal.ts';
export { type ProjectPlace } from './apply/project-place.ts';
export { type UndoOutcome, type UndoRequest, type UndoneEntry, undoPatches } from './apply/undo.ts';
export { type HostHandlers } from './host/serve/handlers.ts';
export { runnerVersion } from './host/runner-version.ts';
export { TRIED_VERSIONS } from './host/tried-versions.ts';
export { type HostOracle, type HostOracleOptions, createHostOracle } from './host/host-oracle.ts';
export { serveHost } from './host/serve/serve-host.ts';
export { type CageOpenings, type HostCage } from './host/processes/host-cage.ts';
export { marksTest } from './marks/marks-test.ts';
export { MARKER_PACKAGES } from './marks/marker-calls.ts';
export { readStaticMarks } from './marks/read-static-marks.ts';
export { type StaticMark, type StaticTarget, type StaticTitle } from './marks/static-mark.ts';
export {
  type EventStamp,
  type HealEvent,
  type ModelEnded,
  type PatchChange,
  type PatchesApplied,
  type PromptWritten,
  type RunEnded,
  type RunStarted,
  type TargetEnded,
} from './model/event.ts';
export { type SearchFault } from './model/search-fault.ts';
export { type TurnEvent } from './model/turn-event.ts';
export {
  type ExcludedReport,
  type HealReport,
  type PatchLabel,
  type PatchReport,
  type SearchReport,
  type TargetReason,
  type TargetReport,
  type UnmarkedReport,
} from './model/report.ts';
export {
  EXCLUDED_REASONS,
  type ExcludedReason,
  FAILED_STOPS,
  type FailedStop,
  TARGET_STOPS,
  type TargetStop,
} from './model/stop.ts';
export { type CageEnvironmentOptions, type Permissions, cagedEnvironment, permissionFlags } from './node/cage.ts';
export { type FileLockOptions, createFileLock, lockState } from './node/file-lock.ts';
export { type GitCommandOptions, createGitCommand } from './node/git-command.ts';
export { nodeFileSystem } from './node/node-file-system.ts';
export { type FileSystem, TEMPORARY_NAME } from './ports/file-system.ts';
export { type Lock, type LockOutcome } from './ports/lock.ts';
export { type Git, type GitFileState } from './ports/git.ts';
export { type HealFolderOutcome, writeHealFolder } from './report/files/heal-folder.ts';
export { toReportJson } from './report/files/json-report.ts';
export { type OutputStyle, outputStyle } from './report/terminal/output-style.ts';
export { patchFile } from './report/files/patch-file.ts';
export { type Progress, createProgress } from './report/terminal/progress.ts';
export { type ReportStyle } from './report/terminal/report-style.ts';
export { renderTerminalReport } from './report/terminal/terminal-report.ts';
export { type FileChange, unifiedDiff } from './report/files/unified-diff.ts';
export { type HealRunOutcome, healRun } from './session/heal-run.ts';
export type { HealRunInput } from './session/heal-run-input.ts';
export { internalErrorLine } from './session/internal-error.ts';
export { type PatchToVerify, type VerifierAnswer, type VerifyRequest } from './model/patch-to-verify.ts';
export { willAskTypes } from './options/asks-types.ts';
export { type HealOptions } from './options/heal-options.ts';
export { type HealingMode } from './options/healing-mode.ts';
export { CLI_VARIABLES, caseFileOf, marksCount } from './options/cli-variables.ts';
export { describeFlag, describeFlags } from './options/describe-flags.ts';
export { workspaceFolder } from './config/workspace-folder.ts';
export { resolveTarget } from './target/resolve-target.ts';
export { type ProjectConfig, readConfig } from './config/read-config.ts';
export { type OptionSources, readOptions } from './config/read-options.ts';
export { DEFAULT_OPTIONS } from './options/default-options.ts';
export { type HealConfig, type HealSettings } from './options/heal-config.ts';
export { type Oracle } from './ports/oracle.ts';
export { type MarkedTest, type Marker, type TestError, type TestResult, type TestStop } from './model/test-result.ts';
export { flagMarker } from './target/flag-marker.ts';
export { type TestId, testKey, testName } from './model/test-id.ts';
export { type BrokenTestFile, type RunOutcome, type RunRequest, type TestFile } from './model/run.ts';
export { type ProbeMessage, type ProbeTask } from './model/probe.ts';
export { RepairError, type RepairErrorCode, isRepairError } from './model/errors.ts';
export { FLAGS, type Flag } from './options/flags.ts';
export { type HealingRequest, type HealingRequestInput, readHealingRequest } from './options/read-healing-request.ts';
export { typedFlags } from './options/typed-flags.ts';
export { type KeptBack, readKeptBack } from './session/stop/kept-back.ts';
export { type Interruptible, withInterrupt } from './session/stop/with-interrupt.ts';
export { ciNotice, modeInCi } from './options/mode-in-ci.ts';
export { ENDING_SIGNALS } from './session/stop/interruption.ts';
export { type Patience, withPatience } from './session/stop/with-patience.ts';
export {
  chooseModel,
  chooseStrongModel,
  type ModelChoice,
  type ModelOptions,
  type NoModel,
  type StrongOptions,
} from './llm/choose-model.ts';
export { type AllowedModel, type Consent, consentFile, readConsents, writeConsent } from './llm/consent.ts';
export { type ModelDecision, type ModelQuestion, decideModel, decideStrongModel } from './llm/decide-model.ts';
export { type ModelSettings } from './llm/model-settings.ts';
export { priceOf } from './llm/price-of.ts';
export { PRICES_OF } from './llm/prices.ts';
export { type Provider, PROVIDERS } from './llm/provider-table.ts';
export { fromAiSdk } from './llm/providers/from-ai-sdk.ts';
export { ModelError, type ModelFailure, type ModelFailureKind } from './model/model-failure.ts';
export { type ModelPrice } from './model/model-price.ts';
export { type ModelChunk, type TokenUsage } from './model/model-reply.ts';
export { type ModelMessage, type ModelPart, type ModelRequest } from './model/model-request.ts';
export { SEARCH_PARTS, type SearchPart } from './model/search-part.ts';
export { PROVIDER_NAMES, type ProviderName } from './model/provider-name.ts';
export { type AiSdkModel } from './ports/ai-sdk-model.ts';
export { type LanguageModel } from './ports/language-model.ts';
