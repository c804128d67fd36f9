export { callWithin, isCutOff } from './call-within.ts';
export { type CollectedTest, type Suite, type TestCollector, createTestCollector } from './collect-tests.ts';
export { memoryFileSystem } from './memory-file-system.ts';
export { type MemoryProject, resolveIn, sourceIn, testFilesIn } from './memory-project.ts';
export { type ModuleLoader, type ModuleLoaderOptions, createModuleLoader, createTransform } from './module-loader.ts';
export { type TestSession, createTestSession } from './run-test.ts';
export {
  type ScriptedCall,
  type ScriptedOracle,
  type ScriptedOracleOptions,
  scriptedOracle,
} from './scripted-oracle.ts';
export { type ScriptedCandidate, scriptedProbe } from './scripted-probe.ts';
