import { describe, expect, it } from 'vitest';
import { changePatternText } from '../../src/operators/constant/change-pattern-text.ts';
import { changeRegex } from '../../src/operators/constant/change-regex.ts';
import { propose, proposeAnywhere } from './propose.ts';

function proposals(at: string): string[] {
  return propose(changeRegex, { source: `x = ${at}`, at });
}

describe('change-regex', () => {
  it('proposes flags first, then quantifiers and anchors, then what is left out', () => {
    expect(proposals('/a+/')).toEqual([
      '/a+/g',
      '/a+/i',
      '/a+/m',
      '/a+/s',
      '/a+/u',
      '/a+?/',
      '/a*/',
      '/^a+/',
      '/a+$/',
      '/^a+$/',
      '/\\ba+\\b/',
      '/\\ba+/',
      '/a+\\b/',
      '/a+\\s*/',
      '/a?/',
      '/a/',
      '/a+[a-z]/',
      '/a+\\d/',
    ]);
  });

  it.each([
    ['what stands apart', '/\\s*#.*$/', ['/(?:^|\\s+)#.*$/']],
    ['a quantifier', '/[a-z]\\d/g', ['/[a-z]+\\d/g', '/[a-z]\\d+/g']],
    ['greed', '/"(.*)"/', ['/"(.*?)"/', '/"([^"]*)"/']],
    ['patience', '/"(.*?)"$/', ['/"(.*)"$/']],
    ['a count', '/^\\d{3}$/', ['/^\\d{4}$/', '/^\\d{2}$/', '/^\\d{3,}$/', '/^\\d{3,4}$/']],
    ['both ends of a count', '/a{1,3}/', ['/a{1,4}/', '/a{1,2}/', '/a{0,3}/', '/a{2,4}/', '/a{1,}/']],
    ['an escape', '/[a-z]\\d/g', ['/[a-z]\\D/g', '/[a-z]\\w/g']],
    ['the opposite class', '/[a-z]/', ['/[^a-z]/']],
    ['the class itself', '/[^a-z]/', ['/[a-z]/']],
    ['a member of a class', '/[a-z]/', ['/[a-z.]/', '/[a-z\\-]/', '/[a-zA-Z]/', '/[a-z0-9]/']],
    ['a member of an escape', '/(\\w+)/', ['/([\\w.]+)/']],
    ['a member less', '/[a-z_-]/', ['/[a-z_]/', '/[a-z-]/']],
    ['the end of a range', '/[1-9]/', ['/[0-9]/', '/[1-8]/']],
    ['the letters alone', '/[A-z]/', ['/[A-Za-z]/']],
    ['a dot that is one', '/a.b/', ['/a\\.b/']],
    ['a dot for lines too', '/a.b/', ['/a[\\s\\S]b/']],
    ['a backslash', '/^d+$/', ['/^\\d+$/']],
    ['anchors', '/^a/', ['/^a$/', '/a/', '/\\ba/']],
    ['anchors of all alternatives', '/^a|b$/', ['/^(?:a|b)$/']],
    ['the end of a word', '/\\bcat/', ['/\\bcat\\b/', '/cat/', '/\\Bcat/']],
    ['a look ahead', '/a(?=b)/', ['/a(?!b)/', '/a/']],
    ['a look behind', '/(?<!b)a/', ['/(?<=b)a/']],
    ['the longer alternative first', '/a|ab/', ['/ab|a/']],
    ['an alternative less', '/a|b|c/', ['/a|c/', '/b|c/']],
    ['a group that does not capture', '/(a)(b)/', ['/(?:a)(b)/']],
    ['a group that captures', '/(?:a)b/', ['/(a)b/']],
    ['something left out', '/a-b/', ['/ab/', '/-b/']],
    ['something behind a sign', '/^-/', ['/^-[^-]/', '/^-./']],
    ['something behind an escaped sign', '/a\\./', ['/a\\.[^\\.]/', '/a\\../']],
    ['a fraction and a sign', '/^\\d+px$/', ['/^\\d+(?:\\.\\d+)?px$/', '/^-?\\d+px$/']],
    ['white space', '/^a,b$/', ['/^a,\\s*b$/']],
    ['a character that has to follow', '/([A-Z])(x)/', ['/([A-Z][a-z])(x)/', '/([A-Z])[A-Z](x)/']],
  ])('proposes %s', (_what, at, texts) => {
    expect(proposals(at)).toEqual(expect.arrayContaining(texts));
  });

  it('knows what a bracket and a backslash mean where they stand', () => {
    const texts = proposals('/[\\]a-z](b)/');

    expect(texts).toContain('/[^\\]a-z](b)/');
    expect(texts).not.toContain('/[\\]a+-z](b)/');
  });

  it.each(['/[a-z](b)/', '/(?<year>\\d{4})-\\k<year>/u', '/[\\p{L}--[a-z]]/v', '/a{2}?|[^]/', '/(?:)/', '/\\u{61}/u'])(
    'proposes for %s nothing that does not compile',
    (at) => {
      const source = `const x = ${at};`;
      for (const { text } of proposeAnywhere(changeRegex, { source }))
        expect(() => void new RegExp(...parts(text)), text).not.toThrow();
    },
  );

  it('lets in what was seen in the texts that the expression met', () => {
    const texts = propose(changeRegex, {
      source: 'const slug = (text) => text.replace(/[a-z]/g, "");',
      at: '/[a-z]/g',
      seen: { text: ['café ~ au:lait'] },
    });

    expect(texts).toEqual(expect.arrayContaining(['/[a-zé]/g', '/[a-z~]/g', '/[a-z:]/g']));
  });

  it.each([
    ['where it is written', 'const words = (text) => text.split(/,/);'],
    ['by the constant', 'const COMMA = /,/;\nconst words = (text) => text.split(COMMA);'],
    ['as the receiver', 'const words = (text) => /,/.test(text);'],
  ])('puts last what makes no difference in them, used %s', (_how, source) => {
    const costs = new Map(
      proposeAnywhere(changeRegex, { source, seen: { text: ['a,b, c'] } }).map(({ text, cost }) => [text, cost]),
    );

    const cost = (text: string): number => costs.get(text) ?? Number.NaN;
    // No comma in it stands at its begin, and none has another behind it.
    expect([cost('/,?/') < cost('/,+/'), cost('/,+/')]).toEqual([true, 3.5]);
  });

  it('does not try out what could take for ever', () => {
    const texts = propose(changeRegex, {
      source: 'const ok = (text) => /^(a+)+$/.test(text);',
      at: '/^(a+)+$/',
      seen: { text: [`${'a'.repeat(60)}b`] },
    });

    expect(texts).toContain('/^(a+)*$/');
  });
});

function parts(literal: string): [pattern: string, flags: string] {
  const end = literal.lastIndexOf('/');
  return [literal.slice(1, end), literal.slice(end + 1)];
}

it('takes a sign for a class from a text that is looked at letter by letter', () => {
  const source = 'const SPLITTER = /[\\s._-]/;\nfor (const char of text) if (SPLITTER.test(char)) f();';
  const seen = { char: ['f', 'o', 'b', 'a', 'r', 'c', 'd', 'e', 'g', '/', '.'] };

  expect(propose(changeRegex, { source, at: '/[\\s._-]/', seen })).toContain('/[\\s._/-]/');
});

describe('change-regex, for another word', () => {
  const wordsFor = (pattern: string, subject: string): string[] =>
    propose(changeRegex, { source: `x = ${pattern}.test(name)`, at: pattern, seen: { name: [subject] } });

  it.each([
    ['among alternatives', String.raw`/\.(jpe?g|png)$/`, 'd.gif', String.raw`/\.(jpe?g|png|gif)$/`],
    ['beside one alone', String.raw`/\.png$/`, 'd.gif', String.raw`/\.(?:png|gif)$/`],
    [
      'in small letters where case does not count',
      String.raw`/^(?:get|put)\s/i`,
      'POST /a',
      String.raw`/^(?:get|put|post)\s/i`,
    ],
  ])('puts what stands in the subject %s', (_, pattern, subject, changed) => {
    expect(wordsFor(pattern, subject)).toContain(changed);
  });

  it.each([
    ['the subject matches', '/(?:cat|dog)/', 'a dog', '/(?:cat|dog|dog)/'],
    ['words may be repeated', '/^(?:cat|dog)+$/', 'bird', '/^(?:cat|dog|bird)+$/'],
    ['they are no words', '/^(?:[a-c]|[x-z])$/', 'm', '/^(?:[a-c]|[x-z]|m)$/'],
  ])('puts nothing where %s', (_, pattern, subject, changed) => {
    expect(wordsFor(pattern, subject)).not.toContain(changed);
  });
});

describe('change-pattern-text', () => {
  const module = (text: string): string => `const at = path.split('/'); new RegExp('^' + ${text} + '$')`;

  it.each([
    ['a part that ends at a separator', "'.+'", ["'[^/]+'", "'.+?'", "'.*'"]],
    ['what stands behind it', "'<(.*)>'", ["'<([^>]*)>'", "'<([^/]*)>'"]],
    ['a backslash that is a character', "'\\\\d+'", ["'\\\\w+'", "'\\\\d*'"]],
    ['a class', "'[a-z]'", ["'[a-zA-Z]'", "'[a-z]+'"]],
  ])('proposes %s', (_, text, wanted) => {
    expect(propose(changePatternText, { source: module(text), at: text })).toEqual(expect.arrayContaining(wanted));
  });

  it.each(["'plain'", "'a.b'", "'what?'", "'['", "'(?:'"])('leaves %s alone', (text) => {
    expect(propose(changePatternText, { source: module(text), at: text })).toEqual([]);
  });

  it('leaves texts alone where nothing is made of them', () => {
    expect(propose(changePatternText, { source: "glob('src/[a-z]+.ts')", at: "'src/[a-z]+.ts'" })).toEqual([]);
  });
});
