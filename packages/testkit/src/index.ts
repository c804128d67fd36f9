export { callWithin, isCutOff } from './call-within.ts';
export { type CollectedTest, type Suite, type TestCollector, createTestCollector } from './collect-tests.ts';
export { compileModule } from './compile-module.ts';
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
export { type ScenarioOutcome, playScenario, taskOf } from './play-scenario.ts';
export { type ProbeScenario } from './scenarios/probe-scenario.ts';
export { probeScenarios } from './scenarios/probe-scenarios.ts';
export { bundleScenarioPlayer } from './bundle-scenario-player.ts';
export { type ProbeLabContractOptions, describeProbeLab } from './probe-lab-contract.ts';
export { type ScriptedDriverOptions, scriptedDriver } from './scripted-driver.ts';
export { type ScriptedCandidate, scriptedProbe } from './scripted-probe.ts';
export { type TempProject, tempProject } from './temp-project.ts';
export { type MadeOracle, type MakeOracle } from './contract/made-oracle.ts';
export { type OracleLack, type OracleTraits } from './contract/oracle-traits.ts';
export { describeOracle } from './oracle-contract.ts';
export {
  type ModelServer,
  type ModelServerRequest,
  type ModelServerScript,
  startModelServer,
} from './model-server/model-server.ts';
export { type ScriptedReply, type ScriptedUsage, type TextReply } from './model-server/scripted-reply.ts';
