import { expect, it } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { OPTION_NAMES } from './option-table.ts';

const check = (values: Readonly<Record<string, unknown>>, mayAsk = true) =>
  checkSettings({ values, place: (key) => `config:${key.length}`, mayAsk });

it('gives back what is right, without what is undefined', () => {
  const values = { seed: 0, timeoutMs: 0.5, target: 'src/a.ts', mode: 'propose', reportFile: undefined };

  expect(check(values)).toEqual({
    values: { seed: 0, timeoutMs: 0.5, target: 'src/a.ts', mode: 'propose' },
    problems: [],
  });
});

it('names everything that is wrong at once, each with its place', () => {
  const { values, problems } = check({
    sed: 1,
    mode: 'on',
    timeoutMs: 0,
    maxCandidates: Number.NaN,
    seed: 1.5,
    target: '',
    reportFile: null,
    allowSockets: 'yes',
    guardTimeoutMs: [1],
    memoryMb: { value: 1 },
  });

  expect(values).toEqual({});
  expect(problems).toMatchInlineSnapshot(`
    [
      "config:3: \`sed\` is unknown, did you mean \`seed\`?",
      "config:4: \`mode\` must be one of off, propose, apply, apply-force, not \`on\`",
      "config:9: \`timeoutMs\` must be a number of milliseconds above 0, not \`0\`",
      "config:13: \`maxCandidates\` must be a whole number above 0, not \`NaN\`",
      "config:4: \`seed\` must be a whole number, 0 or above, not \`1.5\`",
      "config:6: \`target\` must be a target such as \`src/price.ts#extractPrice\`, not \`\`",
      "config:10: \`reportFile\` must be the path of a file, not \`null\`",
      "config:12: \`allowSockets\` must be true or false, not \`yes\`",
      "config:14: \`guardTimeoutMs\` must be a number of milliseconds above 0, not an array",
      "config:8: \`memoryMb\` must be a whole number above 0, not an object",
    ]
  `);
});

it.each([
  ['timeout', 'timeoutMs'],
  ['heal-guard-timeout', 'guardTimeoutMs'],
  ['HEAL_MEMORY', 'memoryMb'],
  ['report', 'reportFile'],
  ['timeoutMS', 'timeoutMs'],
  ['allowSocket', 'allowSockets'],
])('knows that `%s` means `%s`', (key, meant) => {
  expect(check({ [key]: 1 }).problems).toEqual([
    `config:${key.length}: \`${key}\` is unknown, did you mean \`${meant}\`?`,
  ]);
});

it('lists what there is when nothing is near', () => {
  expect(check({ banana: 1 }).problems).toEqual([
    `config:6: \`banana\` is unknown, known are ${OPTION_NAMES.join(', ')}`,
  ]);
});

it('says why a file cannot ask for healing, whatever the mode', () => {
  expect(check({ mode: 'propose' }, false).problems).toEqual([
    "config:4: `mode` cannot be set here: a run asks for healing itself, by `--heal`, `HEAL=1` or the runner's own config",
  ]);
});
