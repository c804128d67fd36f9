import camelCase from './package/index.js';

describe('camelCase with numbers', () => {
  test('other letters and longer numbers', () => {
    expect(camelCase('p2p_network')).toBe('p2pNetwork');
    expect(camelCase('3d-model')).toBe('3dModel');
    expect(camelCase('plan_10x_growth')).toBe('plan10xGrowth');
  });

  test('more than once in a name', () => {
    expect(camelCase('b2b_registration_b2b_request')).toBe('b2bRegistrationB2bRequest');
    expect(camelCase('b2b_b2c-shop')).toBe('b2bB2cShop');
  });

  test('upper case input and arrays', () => {
    expect(camelCase('b2bRegistration')).toBe('b2bRegistration');
    expect(camelCase(['b2b', 'registration'])).toBe('b2bRegistration');
  });

  test('with options', () => {
    expect(camelCase('b2b_registration', { pascalCase: true })).toBe('B2bRegistration');
    expect(camelCase('b2b_registration', { locale: false })).toBe('b2bRegistration');
    expect(camelCase('b2b_registration', { preserveConsecutiveUppercase: true })).toBe('b2bRegistration');
  });

  test('a word after a number still starts with a capital', () => {
    expect(camelCase('foo2bar_baz')).toBe('foo2BarBaz');
    expect(camelCase('hello1world11foo')).toBe('hello1World11Foo');
    expect(camelCase('Hello1World11foo')).toBe('hello1World11Foo');
    expect(camelCase('h2w')).toBe('h2W');
  });

  test('a number before a separator', () => {
    expect(camelCase('v3_api')).toBe('v3Api');
    expect(camelCase('foo_1_bar')).toBe('foo1Bar');
    expect(camelCase('foo-2bar')).toBe('foo2Bar');
  });
});
