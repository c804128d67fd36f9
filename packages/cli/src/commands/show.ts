import { join } from 'node:path';

import { nodeFileSystem, outputStyle, renderTerminalReport, toReportJson } from '@testheal/core';

import type { RunCommand } from '../command.ts';
import { EXIT } from '../exit-code.ts';
import { findHealFolder } from '../find-heal-folder.ts';
import { readReport } from '../read-report.ts';
import { runnerCommand } from '../runner-command.ts';

/** Prints `.heal/report.json` as it was printed at the end of the run. */
export const show: RunCommand = async ({ cwd, env, stdout, stderr }, { switches }) => {
  const root = await findHealFolder(cwd, 'report.json');
  if (root === undefined) {
    stderr.write(
      `heal: There is no ".heal/report.json" in "${cwd}" or above it. Run the tests with --heal first, or change to the folder where they ran.\n`,
    );
    return EXIT.usage;
  }
  const path = join(root, '.heal', 'report.json');
  const reading = readReport(await nodeFileSystem.readText(path));
  if (reading.status === 'unreadable') {
    stderr.write(`heal: "${path}" ${reading.problem}. Run the tests with --heal again to get a new one.\n`);
    return EXIT.broken;
  }
  const { report } = reading;
  const style = { ...outputStyle(env, stdout), command: runnerCommand(report.runner.name) };
  stdout.write(switches.has('json') ? toReportJson(report) : renderTerminalReport(report, style));
  return EXIT.done;
};
