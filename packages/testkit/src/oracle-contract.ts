import { describe } from 'vitest';
import { describeAbortedSignal } from './contract/aborted-signal.ts';
import { describeChoiceOfTests } from './contract/choice-of-tests.ts';
import { describeDeadRuns } from './contract/dead-runs.ts';
import { describeLeftovers } from './contract/leftovers.ts';
import type { MakeOracle } from './contract/made-oracle.ts';
import type { OracleTraits } from './contract/oracle-traits.ts';
import { oracleUnderTest } from './contract/oracle-under-test.ts';
import { describeQuestions } from './contract/questions.ts';
import { describeVerdicts } from './contract/verdicts.ts';

/** The same demands on every oracle: Vitest's, Jest's, and the scripted one that stands in for them in room tests. */
export function describeOracle(name: string, make: MakeOracle, traits: OracleTraits = {}): void {
  describe(`the oracle of ${name}`, () => {
    const underTest = oracleUnderTest(make, traits);
    describeVerdicts(underTest);
    describeChoiceOfTests(underTest);
    describeDeadRuns(underTest);
    describeAbortedSignal(underTest);
    describeQuestions(underTest);
    describeLeftovers(underTest);
  });
}
