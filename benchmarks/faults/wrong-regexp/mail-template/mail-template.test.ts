import { missingValues, placeholders, render } from './mail-template';

const values = {
  shop: 'Tea & Co',
  customer: { name: 'Ada', address: { city: 'London' } },
  order: { number: 1042 },
};

describe('render', () => {
  it('fills a plain name', () => {
    expect(render('Yours, {{ shop }}', values)).toBe('Yours, Tea & Co');
  });

  it('fills a path', () => {
    expect(render('Dear {{customer.name}},', values)).toBe('Dear Ada,');
  });

  it('fills paths of any depth, several times', () => {
    expect(render('{{ order.number }} to {{ customer.address.city }} ({{ order.number }})', values)).toBe(
      '1042 to London (1042)',
    );
  });

  it('applies a filter', () => {
    expect(render('{{ shop | upper }}', values)).toBe('TEA & CO');
  });

  it('leaves a name without value as it is', () => {
    expect(render('Code: {{ voucher }}', values)).toBe('Code: {{ voucher }}');
  });
});

it('lists the placeholders once each', () => {
  expect(placeholders('{{ a }} {{ b }} {{ a }}')).toEqual(['a', 'b']);
});

it('tells which values are missing', () => {
  expect(missingValues('{{ shop }} {{ order.total }} {{ customer.name }}', values)).toEqual(['order.total']);
});
