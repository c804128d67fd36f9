import { expect, it } from 'vitest';
import { type HealingRequestInput, readHealingRequest } from './read-healing-request.ts';

const read = (argv: readonly string[], more: Partial<HealingRequestInput> = {}) =>
  readHealingRequest({ argv, env: {}, ...more });

it('asks for nothing and keeps every argument when none is ours', () => {
  const request = read(['run', '--reporter=dot', 'src/heal.test.ts', '-t', 'heal']);

  expect(request).toEqual({
    mode: 'off',
    overrides: {},
    rest: ['run', '--reporter=dot', 'src/heal.test.ts', '-t', 'heal'],
    problems: [],
  });
});

it.each([
  [['--heal'], 'propose'],
  [['--heal=1'], 'propose'],
  [['--heal=propose'], 'propose'],
  [['--heal=apply'], 'apply'],
  [['--heal=APPLY-FORCE'], 'apply-force'],
  [['--heal-apply'], 'apply'],
  [['--heal-apply=1'], 'apply'],
  [['--healApply'], 'apply'],
  [['--heal-apply-force'], 'apply-force'],
  [['--heal', '--heal-apply-force', '--heal-apply'], 'apply-force'],
  [['--heal=off'], 'off'],
  [['--heal-apply', '--no-heal'], 'off'],
] as const)('reads %j as %s and takes it out', (argv, mode) => {
  const request = read(['run', ...argv, 'price']);

  expect(request).toEqual({ mode, overrides: {}, rest: ['run', 'price'], problems: [] });
});

it.each([
  [{ HEAL: '1' }, 'propose'],
  [{ HEAL: 'apply' }, 'apply'],
  [{ HEAL: 'apply-force' }, 'apply-force'],
  [{ HEAL: '' }, 'off'],
  [{ npm_config_heal: 'true' }, 'propose'],
  [{ npm_config_heal_apply: 'true' }, 'apply'],
  [{ npm_config_heal: 'apply-force' }, 'apply-force'],
  [{ HEAL: '1', npm_config_heal_apply: 'true' }, 'apply'],
] as const)('reads the environment %j as %s', (env, mode) => {
  expect(read([], { env })).toEqual({ mode, overrides: {}, rest: [], problems: [] });
});

it('does nothing when the environment says no, whatever was typed', () => {
  expect(read(['--heal-apply'], { env: { HEAL: '0' } }).mode).toBe('off');
});

it('reads the options of the search, with their values in either form', () => {
  const request = read([
    '--heal-report',
    'out/heal.json',
    '--heal-timeout=1.5',
    '--heal-max-candidates',
    '900',
    '--heal-seed=0',
    '--heal-allow-sockets',
    'price',
  ]);

  expect(request).toEqual({
    mode: 'off',
    overrides: { reportFile: 'out/heal.json', timeoutMs: 1500, maxCandidates: 900, seed: 0, allowSockets: true },
    rest: ['price'],
    problems: [],
  });
});

it('prefers a typed option to one that npm passes on', () => {
  const request = read(['--heal-seed=3'], { env: { npm_config_heal_seed: '7', npm_config_heal_timeout: '4' } });

  expect(request.overrides).toEqual({ seed: 3, timeoutMs: 4000 });
});

it.each([
  [['--heal-target', 'src/price.ts#extractPrice'], {}],
  [['--healTarget=src/price.ts#extractPrice'], {}],
  [[], { HEAL_TARGET: 'src/price.ts#extractPrice' }],
  [[], { npm_config_heal_target: 'src/price.ts#extractPrice' }],
] as const)('reads the target of unmarked tests from %j and %j', (argv, env) => {
  const request = read(argv, { env });

  expect(request).toEqual({
    mode: 'off',
    overrides: { target: 'src/price.ts#extractPrice' },
    rest: [],
    problems: [],
  });
});

it('reads flags after the dashes only when told to, and never takes them out', () => {
  const argv = ['run', '--heal-seed=2', '--', '--heal-apply', '--heal-thing', '--heal'];

  const ignoring = read(argv);
  const reading = read(argv, { afterDashes: true });

  const rest = ['run', '--', '--heal-apply', '--heal-thing', '--heal'];
  expect(ignoring).toEqual({ mode: 'off', overrides: { seed: 2 }, rest, problems: [] });
  expect(reading).toEqual({ mode: 'apply', overrides: { seed: 2 }, rest, problems: [] });
});

it('tells everything that is wrong at once', () => {
  const request = read([
    '--heal=aply',
    '--heal-aply',
    '--heal-apply=maybe',
    '--healing-powers-of-nature',
    '--heal-timeout=soon',
    '--heal-max-candidates=1.5',
    '--heal-seed=-1',
    '--heal-target=',
    '--heal-report',
    '--run',
  ]);

  expect(request).toMatchInlineSnapshot(`
    {
      "mode": "off",
      "overrides": {},
      "problems": [
        "unknown flag \`--heal-aply\`; did you mean \`--heal-apply\`?",
        "unknown flag \`--healing-powers-of-nature\`; known are --heal, --heal-apply, --heal-apply-force, --heal-target, --heal-report, --heal-timeout, --heal-max-candidates, --heal-seed, --heal-probe, --heal-allow-sockets",
        "\`--heal\` takes \`1\`, \`0\`, \`propose\`, \`apply\` or \`apply-force\`, not \`aply\`",
        "\`--heal-apply\` takes no value, not \`maybe\`",
        "\`--heal-timeout\` needs a number of seconds above 0, not \`soon\`",
        "\`--heal-max-candidates\` needs a whole number above 0, not \`1.5\`",
        "\`--heal-seed\` needs a whole number, 0 or above, not \`-1\`",
        "\`--heal-target\` needs a target such as \`src/price.ts#extractPrice\`, not \`\`",
        "\`--heal-report\` needs a file name",
      ],
      "rest": [
        "--heal-aply",
        "--healing-powers-of-nature",
        "--run",
      ],
    }
  `);
});
