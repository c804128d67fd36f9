import { escapeHtml, fill, placeholders, renderLinks, renderMail } from './newsletter';

describe('newsletters', () => {
  it('lists placeholders', () => {
    expect(placeholders('{{name}}, {{order}}: {{name}}')).toEqual(['name', 'order']);
    expect(placeholders('nothing')).toEqual([]);
  });

  it('fills in values', () => {
    expect(fill('Hello {{name}}, order {{order}} is on its way.', { name: 'Ada', order: 17 })).toBe(
      'Hello Ada, order 17 is on its way.',
    );
  });

  it('fills in a value in several places', () => {
    expect(fill('{{name}}! We miss you, {{name}}.', { name: 'Bob' })).toBe('Bob! We miss you, Bob.');
  });

  it('complains about a missing value', () => {
    expect(() => fill('{{code}}', {})).toThrow('No value for {{code}}');
  });

  it('takes values literally', () => {
    expect(fill('{{price}} only', { price: '$& 5' })).toBe('$& 5 only');
  });

  it('escapes', () => {
    expect(escapeHtml('<b> & "c"')).toBe('&lt;b&gt; &amp; &quot;c&quot;');
  });

  it('renders links', () => {
    expect(renderLinks('see [here](https://a.test/x)')).toBe('see <a href="https://a.test/x">here</a>');
  });

  it('renders a mail', () => {
    const template = { subject: 'Order {{id}}', body: 'Hi {{name}},\n\ntrack [{{id}}](https://a.test/{{id}}).' };
    expect(renderMail(template, { id: 'A7', name: 'J & J' })).toEqual({
      subject: 'Order A7',
      html: '<p>Hi J &amp; J,</p>\n<p>track <a href="https://a.test/A7">A7</a>.</p>',
    });
  });
});
