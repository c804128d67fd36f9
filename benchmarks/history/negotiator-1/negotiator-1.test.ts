import preferredMediaTypes from './package/lib/mediaType.js';

describe('preferredMediaTypes', () => {
  test('sorts the header by quality', () => {
    expect(preferredMediaTypes('text/html;q=0.5, application/json, text/plain;q=0')).toEqual([
      'application/json',
      'text/html',
    ]);
    expect(preferredMediaTypes(undefined)).toEqual(['*/*']);
  });

  test('picks from the provided types', () => {
    expect(
      preferredMediaTypes('text/*;q=0.2, application/json', ['text/html', 'application/json', 'image/png']),
    ).toEqual(['application/json', 'text/html']);
    expect(preferredMediaTypes('text/html', ['image/png'])).toEqual([]);
  });

  test('types are compared without regard to case', () => {
    expect(preferredMediaTypes('TEXT/Html', ['text/html'])).toEqual(['text/html']);
  });

  test('parameters must agree', () => {
    expect(preferredMediaTypes('text/html;level=1', ['text/html;level=1', 'text/html;level=2', 'text/html'])).toEqual([
      'text/html;level=1',
    ]);
    expect(preferredMediaTypes('text/html;level=ONE', ['text/html;level=one'])).toEqual(['text/html;level=one']);
  });

  test('quoted parameters', () => {
    expect(preferredMediaTypes('text/html;level="1"', ['text/html;level=1'])).toEqual(['text/html;level=1']);
  });

  test('parameter names are compared without regard to case', () => {
    expect(preferredMediaTypes('text/html;LEVEL=1', ['text/html;level=1'])).toEqual(['text/html;level=1']);
  });
});
