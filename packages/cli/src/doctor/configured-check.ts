import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RunnerUse } from '../init/survey.ts';
import { readManifest } from '../project/read-manifest.ts';
import type { Check } from './check.ts';

/** Whether a runner's config names our plugin or reporter. Read as text: a config that runs could do anything. */
export function configuredCheck(folder: string, { runner, signs }: RunnerUse): Check {
  const id = 'configured';
  const configs = signs.filter((sign) => /^[\w.-]+\.config\.\w+$|^vitest\.(?:workspace|projects)\.\w+$/.test(sign));
  const { jest } = readManifest(folder);
  const files = runner === 'jest' && jest !== undefined ? [...configs, 'package.json'] : configs;
  const part = runner === 'vitest' ? 'plugin' : 'reporter';
  const name = `@testheal/${runner}`;
  const places = [
    ...configs.filter((file) => textOf(join(folder, file)).includes(name)),
    ...(JSON.stringify(jest ?? '').includes(name) ? ['package.json'] : []),
  ];
  if (places.length > 0) return { id, status: 'ok', text: `our ${part} is in ${places.join(', ')}`, facts: { places } };
  const where = files.length === 0 ? 'no config file' : `not in ${files.join(', ')}`;
  const how =
    runner === 'vitest'
      ? "`plugins: [heal()]` from '@testheal/vitest/plugin'"
      : "`reporters: ['default', '@testheal/jest']`";
  return {
    id,
    status: 'note',
    text: `our ${part}: ${where}; \`npx ${runner}-heal\` needs none`,
    advice: `for \`HEAL=1\` with the runner's own command, add ${how}`,
    facts: { places },
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
