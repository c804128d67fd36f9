import { mailLink, postLink, queryString, withQuery } from './share-link';

const page = { url: 'https://shop.example/mugs?color=red&size=2', title: 'Mugs & more' };

describe('queryString', () => {
  it('joins parameters', () => {
    expect(queryString({ page: 2, sort: 'name' })).toBe('page=2&sort=name');
  });

  it('leaves out what is not there', () => {
    expect(queryString({ a: undefined, b: '' })).toBe('b=');
  });

  it('escapes values', () => {
    expect(queryString({ q: 'salt & pepper' })).toBe('q=salt%20%26%20pepper');
  });
});

it('goes on with a query that is there', () => {
  expect(withQuery('/list?x=1', { y: 2 })).toBe('/list?x=1&y=2');
  expect(withQuery('/list', {})).toBe('/list');
});

it('shares by mail', () => {
  expect(mailLink(page)).toBe(
    'mailto:?subject=Mugs%20%26%20more&body=https%3A%2F%2Fshop.example%2Fmugs%3Fcolor%3Dred%26size%3D2',
  );
});

it('shares on a site', () => {
  expect(postLink('social.example', { url: 'u', title: 't' })).toBe('https://social.example/share?url=u&text=t');
});
