import { fill, renderMail } from './newsletter';

describe('filling in', () => {
  it.each([
    ['{{a}}', '1'],
    ['{{a}}{{a}}', '11'],
    ['{{a}}{{b}}{{a}}{{b}}', '1212'],
    ['{{a}} {{a}} {{a}} {{a}}', '1 1 1 1'],
    ['{{b}} and {{b}}', '2 and 2'],
    ['no placeholder', 'no placeholder'],
    ['', ''],
    ['{a} {{a} {{a}}', '{a} {{a} 1'],
    ['{{zero}}/{{zero}}', '0/0'],
    ['[{{empty}}][{{empty}}]', '[][]'],
  ])('%s', (template, expected) => {
    expect(fill(template, { a: 1, b: '2', zero: 0, empty: '' })).toBe(expected);
  });

  it.each(['$&', '$1', '$$', "$'", '$`'])('takes %s literally everywhere', (value) => {
    expect(fill('<{{v}}|{{v}}>', { v: value })).toBe(`<${value}|${value}>`);
  });

  it('repeats values in the subject', () => {
    const template = { subject: '{{shop}}: news from {{shop}}', body: '{{shop}} {{shop}}' };
    expect(renderMail(template, { shop: 'A&B' })).toEqual({
      subject: 'A&B: news from A&B',
      html: '<p>A&amp;B A&amp;B</p>',
    });
  });
});
