import { OptionParser, UsageError } from './argv';

function tool() {
  return new OptionParser()
    .option('-e, --env <name=value>', { repeat: true })
    .option('-q, --query <text>')
    .option('-f, --force');
}

test('the value keeps all its equal signs', () => {
  expect(tool().parse(['--query=a=b=c']).options.query).toBe('a=b=c');
  expect(tool().parse(['--query=dGVzdA==']).options.query).toBe('dGVzdA==');
  expect(tool().parse(['--query==x']).options.query).toBe('=x');
  expect(tool().parse(['--query=https://x.test/?a=1&b=2']).options.query).toBe('https://x.test/?a=1&b=2');
});

test('empty values', () => {
  expect(tool().parse(['--query=', 'x'])).toEqual({ options: { query: '' }, args: ['x'] });
  expect(tool().parse(['--env=A=']).options.env).toEqual(['A=']);
});

test('repeated and mixed', () => {
  expect(tool().parse(['--env=A=1', '-e', 'B=2=3', '--env', 'C==', '--env=D=4=5=6']).options.env).toEqual([
    'A=1',
    'B=2=3',
    'C==',
    'D=4=5=6',
  ]);
});

test('separate values are not split', () => {
  expect(tool().parse(['--query', 'x=y=z']).options.query).toBe('x=y=z');
  expect(tool().parse(['-q', '--odd=1']).options.query).toBe('--odd=1');
});

test('errors name the flag', () => {
  expect(() => tool().parse(['--force=a=b'])).toThrow('--force takes no value');
  expect(() => tool().parse(['--unknown=a=b'])).toThrow('unknown option --unknown');
  expect(() => tool().parse(['--unknown=a=b'])).toThrow(UsageError);
  expect(() => tool().parse(['-q'])).toThrow('-q needs a value');
});

test('arguments with equal signs are arguments', () => {
  expect(tool().parse(['a=b', '-', '--', '--env=A=1'])).toEqual({
    options: {},
    args: ['a=b', '-', '--env=A=1'],
  });
});
