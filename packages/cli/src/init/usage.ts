import { RUNNERS } from '../project/runner.ts';
import type { ManagerName } from './package-manager.ts';
import type { SurveyedPackage } from './plan-init.ts';

/** What can be typed now. */
export function usage(manager: ManagerName, packages: readonly SurveyedPackage[], isLiteral: boolean): string {
  const runners = RUNNERS.filter((runner) =>
    packages.some(({ uses }) => uses.some((use) => use.runner === runner && use.isInstalled)),
  );
  const lines = runners.flatMap((runner) => [
    manager === 'npm' ? `npm run ${runner} -- --heal` : `${manager} run ${runner} --heal`,
    ...(isLiteral ? [`npx ${runner} --heal`] : []),
  ]);
  const test = manager === 'npm' ? 'npm test -- --heal' : `${manager} test --heal`;
  const hint =
    isLiteral || manager === 'yarn' || manager === 'bun'
      ? ''
      : `For \`npx ${runners[0]} --heal\` and \`${test}\` there is \`npx heal init --literal\`.\n`;
  return `Now works:\n${[...lines, ...(isLiteral ? [test] : [])].map((line) => `  ${line}\n`).join('')}${hint}`;
}
