import { ConfigError, readPort } from './config';

describe('port', () => {
  it.each([
    ['1', 1],
    ['80', 80],
    ['65535', 65_535],
    ['', 3000],
    [undefined, 3000],
    ['8e3', 8000],
  ])('%s is %i', (raw, port) => {
    expect(readPort({ PORT: raw })).toBe(port);
  });

  it.each([
    '0',
    '-1',
    '65536',
    '1.5',
    '0.5',
    '65534.9',
    'abc',
    '3000x',
    'NaN',
    'Infinity',
    '-Infinity',
    '3000;',
    '1,000',
  ])('refuses %s', (raw) => {
    let thrown: unknown;
    try {
      readPort({ PORT: raw });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ConfigError);
    expect((thrown as ConfigError).variable).toBe('PORT');
    expect((thrown as ConfigError).message).toBe(`PORT must be a port number, but is "${raw}"`);
  });
});
