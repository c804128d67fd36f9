import { clearFormats, formatAmount, formatShare, formatShort, formatStats } from './formats';

beforeEach(clearFormats);

test('accounting first, then normal', () => {
  expect(formatAmount(-5, { currency: 'USD', accounting: true })).toBe('($5.00)');
  expect(formatAmount(-5, { currency: 'USD' })).toBe('-$5.00');
  expect(formatAmount(-5, { currency: 'USD', accounting: true })).toBe('($5.00)');
});

test('accounting: false is the normal format', () => {
  expect(formatAmount(-1, { currency: 'EUR', accounting: true })).toBe('(€1.00)');
  expect(formatAmount(-1, { currency: 'EUR', accounting: false })).toBe('-€1.00');
  expect(formatAmount(-1, { currency: 'EUR' })).toBe('-€1.00');
});

test('each kind of format is created once', () => {
  for (let i = 0; i < 3; i++) {
    formatAmount(-i, { currency: 'USD' });
    formatAmount(-i, { currency: 'USD', accounting: true });
    formatAmount(-i, { currency: 'EUR', accounting: true });
  }
  expect(formatStats()).toEqual({ created: 3, reused: 6 });
});

test('not given and false share a formatter', () => {
  formatAmount(1, { currency: 'USD' });
  formatAmount(1, { currency: 'USD', accounting: false });
  expect(formatStats()).toEqual({ created: 1, reused: 1 });
});

test('digits and currencies do not mix', () => {
  expect(formatAmount(3.14159, { digits: 2 })).toBe('3.14');
  expect(formatAmount(3.14159, { digits: 4 })).toBe('3.1416');
  expect(formatAmount(3.14159, { digits: 0 })).toBe('3');
  expect(formatAmount(3, { currency: 'JPY' })).toBe('¥3');
  expect(formatAmount(3, { currency: 'USD' })).toBe('$3.00');
});

test('styles do not mix', () => {
  expect(formatShort(1500)).toBe('1.5K');
  expect(formatAmount(1500, { digits: 1 })).toBe('1,500.0');
  expect(formatShare(15)).toBe('1,500%');
  expect(formatShort(1500, 'de-DE')).not.toBe('1.5K');
});
