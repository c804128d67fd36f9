import { expect, it } from 'vitest';
import { FLAGS } from './flags.ts';
import { type HealingRequestInput, readHealingRequest } from './read-healing-request.ts';

const read = (argv: readonly string[], more: Partial<HealingRequestInput> = {}) =>
  readHealingRequest({ argv, env: {}, ...more });

it('asks for nothing and keeps every argument when none is ours', () => {
  const request = read(['run', '--reporter=dot', 'src/heal.test.ts', '-t', 'heal']);

  expect(request).toEqual({
    mode: 'off',
    saysMode: false,
    overrides: {},
    rest: ['run', '--reporter=dot', 'src/heal.test.ts', '-t', 'heal'],
    problems: [],
    notices: [],
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

  expect(request).toEqual({ mode, saysMode: true, overrides: {}, rest: ['run', 'price'], problems: [], notices: [] });
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
  const saysMode = !('HEAL' in env && env.HEAL === '');

  expect(read([], { env })).toEqual({ mode, saysMode, overrides: {}, rest: [], problems: [], notices: [] });
});

it('does nothing when the environment says no, whatever was typed', () => {
  expect(read(['--heal-apply'], { env: { HEAL: '0' } })).toMatchObject({ mode: 'off', saysMode: true });
});

it('reads the options of the search, with their values in either form', () => {
  const request = read([
    '--heal-report',
    'out/heal.json',
    '--heal-timeout=1.5',
    '--heal-max-candidates',
    '900',
    '--heal-seed=0',
    '--heal-guard-timeout=20',
    '--heal-memory',
    '512',
    '--heal-allow-sockets',
    'price',
  ]);

  expect(request).toEqual({
    mode: 'off',
    saysMode: false,
    overrides: {
      reportFile: 'out/heal.json',
      timeoutMs: 1500,
      maxCandidates: 900,
      seed: 0,
      guardTimeoutMs: 20_000,
      memoryMb: 512,
      allowSockets: true,
    },
    rest: ['price'],
    problems: [],
    notices: [],
  });
});

it('prefers a flag to a variable, and a variable of ours to what npm passes on', () => {
  const npm = { npm_config_heal_seed: '7', npm_config_heal_timeout: '4', npm_config_heal_memory: '256' };

  const request = read(['--heal-seed=3'], { env: { ...npm, HEAL_SEED: '5', HEAL_TIMEOUT: '6' } });

  expect(request.overrides).toEqual({ seed: 3, timeoutMs: 6000, memoryMb: 256 });
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
    saysMode: false,
    overrides: { target: 'src/price.ts#extractPrice' },
    rest: [],
    problems: [],
    notices: [],
  });
});

it('reads flags after the dashes only when told to, and never takes them out', () => {
  const argv = ['run', '--heal-seed=2', '--', '--heal-apply', '--heal-thing', '--heal'];
  const request = { overrides: { seed: 2 }, problems: [], notices: [] };

  const ignoring = read(argv);
  const reading = read(argv, { afterDashes: true });

  const rest = ['run', '--', '--heal-apply', '--heal-thing', '--heal'];
  expect(ignoring).toEqual({ ...request, mode: 'off', saysMode: false, rest });
  expect(reading).toEqual({ ...request, mode: 'apply', saysMode: true, rest });
});

it("tells what looks like a slip where it may also be somebody else's", () => {
  const env = { HEAL_TIMEOT: '3', HEAL_MONITOR: '1', npm_config_heal_aply: 'true', HEAL_SEED: '' };

  const request = read(['--', '--heal-aply', '--heal-tiemout=3', '--healthy', '--heal-everything'], {
    env,
    afterDashes: true,
  });

  expect(request.problems).toEqual([]);
  expect(request.notices).toEqual([
    'the variable `HEAL_TIMEOT` means nothing; did you mean `HEAL_TIMEOUT`?',
    'the variable `npm_config_heal_aply` means nothing; did you mean `npm_config_heal_apply`?',
    'the flag `--heal-aply` after `--` means nothing; did you mean `--heal-apply`?',
    'the flag `--heal-tiemout` after `--` means nothing; did you mean `--heal-timeout`?',
  ]);
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

  const all = FLAGS.map(({ name }) => name).join(', --');
  const problems = request.problems.map((problem) => problem.replace(all, '(all of them)'));
  expect({ ...request, problems }).toMatchInlineSnapshot(`
    {
      "mode": "off",
      "notices": [],
      "overrides": {},
      "problems": [
        "unknown flag \`--heal-aply\`, did you mean \`--heal-apply\`?",
        "unknown flag \`--healing-powers-of-nature\`, known are --(all of them)",
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
      "saysMode": false,
    }
  `);
});
