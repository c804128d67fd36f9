import preferredMediaTypes from './package/lib/mediaType.js';

describe('preferredMediaTypes', () => {
  test('upper case in the provided type', () => {
    expect(preferredMediaTypes('text/html;level=1', ['text/html;Level=1'])).toEqual(['text/html;Level=1']);
    expect(preferredMediaTypes('text/html;lEVEL="1"', ['text/html;Level=1', 'text/html'])).toEqual([
      'text/html;Level=1',
    ]);
  });

  test('the quality in upper case', () => {
    expect(preferredMediaTypes('text/html;Q=0.1, text/plain;q=0.5', ['text/html', 'text/plain'])).toEqual([
      'text/plain',
      'text/html',
    ]);
    expect(preferredMediaTypes('text/html;Q=0, text/plain')).toEqual(['text/plain']);
  });

  test('several parameters', () => {
    expect(
      preferredMediaTypes('application/json;Charset=UTF-8;version=1', ['application/json;charset=utf-8;Version=1']),
    ).toEqual(['application/json;charset=utf-8;Version=1']);
  });

  test('the specific entry wins over a wildcard', () => {
    expect(
      preferredMediaTypes('text/html;LEVEL=1;q=0.3, text/html;level=2;q=0.7, */*;q=0.1', [
        'text/html;level=1',
        'image/png',
        'text/html;level=2',
      ]),
    ).toEqual(['text/html;level=2', 'text/html;level=1', 'image/png']);
  });

  test('other values still do not match', () => {
    expect(preferredMediaTypes('text/html;Level=2', ['text/html;level=1'])).toEqual([]);
    expect(preferredMediaTypes('text/html;Level=1', ['text/html;depth=1'])).toEqual([]);
  });

  test('the types come back as they were given', () => {
    expect(preferredMediaTypes('Text/HTML;Level=1')).toEqual(['Text/HTML']);
    expect(preferredMediaTypes('text/html', ['TEXT/html;Level=1'])).toEqual(['TEXT/html;Level=1']);
  });
});
