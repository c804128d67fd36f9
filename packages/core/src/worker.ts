export type { Clock } from './ports/clock.ts';
export { type HealGlobal, isGuardError } from './lab/heal-global.ts';
export type { Instantiate, ProbeDriver, ProbeSession, ShownFunctions, Try } from './ports/probe-driver.ts';
export {
  ABSENT,
  type Calibration,
  type JudgePlan,
  type Judgement,
  type ProbeLab,
  type Rebased,
  type Recording,
  type RecordingSite,
} from './ports/probe-lab.ts';
export { factoryCode, moduleFactory, type ModuleFactory } from './instrument/module-factory.ts';
export { addedImports, type ImportedNames } from './instrument/module-imports.ts';
export type { Candidate } from './model/candidate.ts';
export type { Edit } from './model/edit.ts';
export type { ProbeMessage, ProbeTask, ProbeTest, ProbeWay } from './model/probe.ts';
export { type TestId, testKey } from './model/test-id.ts';
export { candidateKey } from './syntax/candidate-key.ts';
export { engineClock, withProbeLab } from './lab/create-probe-lab.ts';
export { runProbe } from './search/run-probe.ts';
