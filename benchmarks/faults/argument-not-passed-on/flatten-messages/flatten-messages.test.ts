import { flattenMessages, missingKeys, toCatalog, translate } from './flatten-messages';

const english = {
  title: 'Shop',
  cart: { empty: 'Your cart is empty', items: { one: '{n} item', many: '{n} items' } },
};

describe('flattenMessages', () => {
  it('keeps flat messages', () => {
    expect(flattenMessages({ yes: 'Yes', no: 'No' })).toEqual({ yes: 'Yes', no: 'No' });
  });

  it('joins the keys with dots', () => {
    expect(flattenMessages(english)).toEqual({
      title: 'Shop',
      'cart.empty': 'Your cart is empty',
      'cart.items.one': '{n} item',
      'cart.items.many': '{n} items',
    });
  });

  it('joins the keys with another separator', () => {
    expect(flattenMessages(english, '_')).toEqual({
      title: 'Shop',
      cart_empty: 'Your cart is empty',
      cart_items_one: '{n} item',
      cart_items_many: '{n} items',
    });
  });
});

it('finds missing keys', () => {
  expect(missingKeys(english, { title: 'Laden', cart: { empty: 'Leer' } })).toEqual([
    'cart.items.many',
    'cart.items.one',
  ]);
});

it('writes a catalog', () => {
  expect(toCatalog({ menu: { file: { open: 'Open "x"' } } })).toEqual(['menu/file/open = "Open \\"x\\""']);
});

it('fills in values', () => {
  expect(translate(flattenMessages(english), 'cart.items.many', { n: 3 })).toBe('3 items');
  expect(translate({}, 'no.such.key')).toBe('no.such.key');
});
