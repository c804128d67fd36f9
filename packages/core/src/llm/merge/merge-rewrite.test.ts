import { diffArrays } from 'diff';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { parseModule } from '../../syntax/parse.ts';
import { topLevelDeclarations } from '../../syntax/exports.ts';
import { mergeRewrite, originalOf } from './merge-rewrite.ts';

const TOTAL = `import { round } from './round.ts';

// Adds up.
export function total(lines: readonly Line[], discount = 0): number {
  let sum = 0; // in cents
  // every line counts
  for (const line of lines) {
    sum += line.price * line.quantity; /* each */
  }
  if (discount > 0) {
    sum -= discount;
  }
  return round(sum, 'cents');
}
`;

describe('mergeRewrite', () => {
  it.each([
    [
      'an operator, in other quotes and layout and without comments',
      `function total(lines: readonly Line[], discount = 0): number {
    let sum = 0
    for (const line of lines) { sum += line.price + line.quantity }
    if (discount > 0) { sum -= discount }
    return round(sum, "cents")
}`,
      ['-    sum += line.price * line.quantity; /* each */', '+    sum += line.price + line.quantity; /* each */'],
    ],
    [
      'a new statement',
      `function total(lines: readonly Line[], discount = 0): number {
        if (lines.length === 0) {
            return 0;
        }
        let sum = 0;
        for (const line of lines) {
            sum += line.price * line.quantity;
        }
        if (discount > 0) {
            sum -= discount;
        }
        return round(sum, "cents");
    }`,
      ['+  if (lines.length === 0) {', '+    return 0;', '+  }'],
    ],
    [
      'a new statement with a comment of its own, after one with a comment',
      `function total(lines: readonly Line[], discount = 0): number {
  let sum = 0; // in cents
  // every line counts
  for (const line of lines) {
    sum += line.price * line.quantity; /* each */
    // nothing is free
    sum = Math.max(1, sum);
  }
  if (discount > 0) {
    sum -= discount;
  }
  return round(sum, 'cents');
}`,
      ['+    // nothing is free', '+    sum = Math.max(1, sum);'],
    ],
    [
      'a statement that is gone',
      `function total(lines: readonly Line[], discount = 0): number {
  let sum = 0;
  for (const line of lines) {
    sum += line.price * line.quantity;
  }
  return round(sum, 'cents');
}`,
      ['-  if (discount > 0) {', '-    sum -= discount;', '-  }'],
    ],
    [
      'another argument, parameter and an else',
      `function total(lines: readonly Line[], discount = 0, digits = 2): number {
  let sum = 0;
  for (const line of lines) {
    sum += line.price * line.quantity;
  }
  if (discount > 0) {
    sum -= discount;
  } else {
    sum += 1;
  }
  return round(sum, 'cents', digits);
}`,
      [
        '-export function total(lines: readonly Line[], discount = 0): number {',
        '+export function total(lines: readonly Line[], discount = 0, digits = 2): number {',
        '+  } else {',
        '+    sum += 1;',
        "-  return round(sum, 'cents');",
        "+  return round(sum, 'cents', digits);",
      ],
    ],
    [
      'no types',
      `function total(lines, discount = 0) {
  let sum = 0;
  for (const line of lines) sum += line.price * line.quantity;
  if (discount >= 0) sum -= discount;
  return round(sum, 'cents');
}`,
      ['-  if (discount > 0) {', '+  if (discount >= 0) {'],
    ],
  ])('brings in %s', (_what, rewrite, lines) => {
    expect(diffOf(TOTAL, 'total', rewrite)).toEqual(lines);
  });

  it('changes nothing where only layout, quotes and comments differ', () => {
    const rewrite = `function total(lines: readonly Line[],
      discount = (0)): number { let sum = 0; for (const line of lines) { sum += (line.price * line.quantity) }
      if (discount > 0) { sum -= discount } return round(sum, "cents",) }`;

    expect(merged(TOTAL, 'total', rewrite)).toBe(TOTAL);
  });

  it('keeps the line ends and tabs of the module', () => {
    const source = 'export const f = (x) => {\r\n\tif (x) {\r\n\t\treturn 1;\r\n\t}\r\n\treturn 2;\r\n};\r\n';
    const rewrite = 'const f = x => {\n  if (x) {\n    log(x);\n    return 1;\n  }\n  return 2;\n}';

    expect(merged(source, 'f', rewrite)).toBe(
      'export const f = (x) => {\r\n\tif (x) {\r\n\t\tlog(x);\r\n\t\treturn 1;\r\n\t}\r\n\treturn 2;\r\n};\r\n',
    );
  });

  it('keeps what binds together in parentheses', () => {
    const source = 'export const f = (a, b, c) => a + b + c;\n';

    expect(merged(source, 'f', 'const f = (a, b, c) => (a + b) * c')).toBe(
      'export const f = (a, b, c) => (a + b) * c;\n',
    );
    expect(merged(source, 'f', 'const f = (a, b, c) => a + (b - c)')).toBe(
      'export const f = (a, b, c) => a + (b - c);\n',
    );
  });

  it('moves no line of a template literal', () => {
    const source = 'export function f(a) {\n  return a;\n}\n';
    const rewrite = 'function f(a) {\n      return `\n  ${a}\nend`;\n}';

    expect(merged(source, 'f', rewrite)).toBe('export function f(a) {\n  return `\n  ${a}\nend`;\n}\n');
  });

  it('keeps elements that only their blanks differ in', () => {
    const source =
      'export const Box = ({ n }) => (\n  <div className="box">\n    {/* how many */}\n    <b>{n}</b> left\n  </div>\n);\n';
    const rewrite = "const Box = ({ n }) => {\n  return <div className='box'><b>{n + 1}</b> left</div>;\n}";
    const sameForm = "const Box = ({ n }) => (<div className='box'>{/* how many */}<b>{n + 1}</b> left</div>);";

    expect(merged(source, 'Box', sameForm, '/p/box.jsx')).toBe(source.replace('{n}<', '{n + 1}<'));
    expect(merged(source, 'Box', rewrite, '/p/box.jsx')).toContain('return <div');
  });

  it('fills a body that was empty', () => {
    expect(merged('export function f(a) {}\n', 'f', 'function f(a) {\n    return a;\n}')).toBe(
      'export function f(a) {\n  return a;\n}\n',
    );
  });

  it('gives up when the module does not parse with it', () => {
    const source = 'export const f = (a) => a;\n';
    const { program } = parseModule('let g = 1;\n', '/p/a.js');

    const node = topLevelDeclarations(parseModule(source, '/p/a.js').program).get('f');
    const module = parseModule(source, '/p/a.js');

    expect(
      mergeRewrite(originalOf(module, node ?? module.program), { source: 'let g = 1;\n', node: program }),
    ).toBeUndefined();
  });
});

function merged(source: string, name: string, rewrite: string, file = '/p/total.ts'): string {
  const module = parseModule(source, file);
  const node = topLevelDeclarations(module.program).get(name);
  const now = topLevelDeclarations(parseModule(rewrite, file).program).get(name);
  if (node === undefined || now === undefined) throw new Error(`no ${name}`);
  return applyEdits(source, mergeRewrite(originalOf(module, node), { source: rewrite, node: now }) ?? []);
}

function diffOf(source: string, name: string, rewrite: string): string[] {
  const [before, after] = [source.split('\n'), merged(source, name, rewrite).split('\n')];
  return lineDiff(before, after);
}

function lineDiff(before: readonly string[], after: readonly string[]): string[] {
  return diffArrays([...before], [...after]).flatMap((part) =>
    part.added ? part.value.map((line) => `+${line}`) : part.removed ? part.value.map((line) => `-${line}`) : [],
  );
}
