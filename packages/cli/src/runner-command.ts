/** The command that runs all tests of a project with healing, in a spelling that needs no set-up. */
export function runnerCommand(runner: string): (mode: 'propose' | 'apply') => string {
  const start = runner === 'vitest' ? 'npx vitest-heal run' : `npx ${runner}-heal`;
  return (mode) => `${start} ${mode === 'apply' ? '--heal-apply' : '--heal'}`;
}
