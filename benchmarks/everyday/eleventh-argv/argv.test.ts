import { OptionParser, UsageError } from './argv';

function deploy() {
  return new OptionParser()
    .option('-e, --env <name=value>', { repeat: true })
    .option('-t, --timeout <s>', { default: 30, parse: Number })
    .option('-v, --verbose')
    .option('--dry-run')
    .option('--no-color');
}

test('flags, values and arguments', () => {
  expect(deploy().parse(['web', '-v', '--dry-run', '--timeout', '5', 'api'])).toEqual({
    options: { color: true, timeout: 5, verbose: true, dryRun: true },
    args: ['web', 'api'],
  });
});

test('defaults and negation', () => {
  expect(deploy().parse([]).options).toEqual({ color: true, timeout: 30 });
  expect(deploy().parse(['--no-color']).options.color).toBe(false);
});

test('attached values', () => {
  expect(deploy().parse(['--timeout=7']).options.timeout).toBe(7);
});

test('environment variables, attached or not', () => {
  expect(deploy().parse(['-e', 'A=1', '--env', 'B=2']).options.env).toEqual(['A=1', 'B=2']);
  expect(deploy().parse(['--env=A=1']).options.env).toEqual(['A=1']);
});

test('everything after -- is an argument', () => {
  expect(deploy().parse(['--', '-v', '--x=1']).args).toEqual(['-v', '--x=1']);
});

test('usage errors', () => {
  expect(() => deploy().parse(['--nope'])).toThrow(UsageError);
  expect(() => deploy().parse(['--timeout'])).toThrow('--timeout needs a value');
  expect(() => deploy().parse(['--verbose=yes'])).toThrow('--verbose takes no value');
});
