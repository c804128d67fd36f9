import { realpathSync } from 'node:fs';

import { outputStyle } from '@testheal/core';

import type { RunCommand } from '../command.ts';
import { isHealthy } from '../doctor/check.ts';
import { diagnose } from '../doctor/diagnose.ts';
import { renderDiagnosis } from '../doctor/render-diagnosis.ts';
import { EXIT } from '../exit-code.ts';
import { supportedNode, toolVersion } from '../tool-version.ts';

/** Says what is set up, what is missing and what to do. Changes nothing. */
export const doctor: RunCommand = async ({ cwd, env, stdout }, { switches }) => {
  const tool = { version: toolVersion(), node: supportedNode() };
  const diagnosis = await diagnose({ cwd: realpathSync(cwd), env, tool });
  const isFine = isHealthy(diagnosis);
  if (switches.has('json'))
    stdout.write(`${JSON.stringify({ schemaVersion: 1, healthy: isFine, ...diagnosis }, undefined, 2)}\n`);
  else stdout.write(renderDiagnosis(diagnosis, outputStyle(env, stdout).columns));
  return isFine ? EXIT.done : EXIT.refused;
};
