import { applyDirectives, describe as describeDirective, parseDirectives } from './directives';

const problem = (rule: string, line: number) => ({ rule, line, message: '' });
const one = (comment: string) => parseDirectives(comment)[0];

test('a reason without rules, each kind', () => {
  expect(one('<!-- lint-disable -- why -->')).toEqual({ kind: 'disable', line: 1, reason: 'why' });
  expect(one('<!-- lint-enable -- why not -->')).toEqual({
    kind: 'enable',
    line: 1,
    reason: 'why not',
  });
  expect(one('<!--lint-disable-next-line -- why-->')).toEqual({
    kind: 'disable-next-line',
    line: 1,
    reason: 'why',
  });
});

test('commas in the reason are no rules', () => {
  expect(one('<!-- lint-disable -- old, ugly, but needed -->')).toEqual({
    kind: 'disable',
    line: 1,
    reason: 'old, ugly, but needed',
  });
  expect(one('<!-- lint-disable a -- b, c -->')).toEqual({
    kind: 'disable',
    line: 1,
    rules: ['a'],
    reason: 'b, c',
  });
});

test('more dashes in the reason', () => {
  expect(one('<!-- lint-disable -- see docs -- section 2 -->').reason).toBe('see docs -- section 2');
  expect(one('<!-- lint-disable a -- x--y - z -->').reason).toBe('x--y - z');
});

test('rules with dashes stay rules', () => {
  expect(one('<!-- lint-disable no-inline-style,bem--modifier -->')).toEqual({
    kind: 'disable',
    line: 1,
    rules: ['no-inline-style', 'bem--modifier'],
  });
  expect(one('<!-- lint-disable bem--modifier -- css -->').rules).toEqual(['bem--modifier']);
});

test('the next line with a reason only', () => {
  const source = 'a\n<!-- lint-disable-next-line -- inline svg -->\nb\nc';
  const problems = [problem('x', 1), problem('x', 3), problem('y', 3), problem('x', 4)];
  const result = applyDirectives(problems, source);
  expect(result.problems).toEqual([problems[0], problems[3]]);
  expect(result.unused).toEqual([]);
});

test('enabling everything again with a reason', () => {
  const source = '<!-- lint-disable x -->\na\n<!-- lint-enable -- new code -->\nb';
  const problems = [problem('x', 2), problem('x', 4)];
  expect(applyDirectives(problems, source).problems).toEqual([problems[1]]);
});

test('descriptions', () => {
  expect(describeDirective(one('<!-- lint-disable -- cms -->'))).toBe('line 1: disable all rules (cms)');
  expect(describeDirective(one('<!-- lint-enable a, b -->'))).toBe('line 1: enable a, b');
});

test('no reason, no rules', () => {
  expect(one('<!-- lint-disable -->')).toEqual({ kind: 'disable', line: 1 });
  expect(one('<!-- lint-disable  a ,, b -->').rules).toEqual(['a', 'b']);
});
