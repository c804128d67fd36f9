import { element, escapeHtml, statusMail } from './html-escape';

describe('escapeHtml', () => {
  it('leaves plain text alone', () => {
    expect(escapeHtml('All systems go')).toBe('All systems go');
  });

  it('escapes ampersands and quotes', () => {
    expect(escapeHtml('"Q&A"')).toBe('&quot;Q&amp;A&quot;');
  });

  it('escapes tags', () => {
    expect(escapeHtml('<script>')).toBe('&lt;script&gt;');
  });
});

describe('element', () => {
  it('writes attributes', () => {
    expect(element('a', { href: '/?a=1&b=2', hidden: true, title: undefined }, 'more')).toEqual({
      html: '<a href="/?a=1&amp;b=2" hidden>more</a>',
    });
  });

  it('does not close a void element', () => {
    expect(element('br')).toEqual({ html: '<br>' });
  });

  it('escapes texts, not elements', () => {
    expect(element('p', {}, 'a < b', element('b', {}, 'c'))).toEqual({ html: '<p>a &lt; b<b>c</b></p>' });
  });
});

describe('statusMail', () => {
  it('tells that a service is up', () => {
    expect(statusMail('API', 'up')).toBe('<div><h1 style="color: green">API is up</h1></div>');
  });

  it('escapes the message', () => {
    expect(statusMail('Mail', 'down', 'queue <in> & <out> are full')).toBe(
      '<div><h1 style="color: red">Mail is down</h1><p>queue &lt;in&gt; &amp; &lt;out&gt; are full</p></div>',
    );
  });
});
