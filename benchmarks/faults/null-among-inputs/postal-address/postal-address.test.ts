import { formatAddress, isDeliverable, labels } from './postal-address';

const full = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines Ltd',
  street: '12 St James Square',
  street2: 'Floor 2',
  postalCode: 'SW1Y 4JH',
  city: 'London',
  country: 'GB',
};
const plain = { ...full, name: 'Kurt Klein', company: null, street2: null };

describe('formatAddress', () => {
  it('has all lines', () => {
    expect(formatAddress(full, 'GB')).toEqual([
      'Analytical Engines Ltd',
      'Ada Lovelace',
      '12 St James Square',
      'Floor 2',
      'London SW1Y 4JH',
    ]);
  });

  it('names the country of a letter abroad', () => {
    expect(formatAddress(full, 'DE').at(-1)).toBe('UNITED KINGDOM');
  });

  it('leaves out what nobody filled in', () => {
    expect(
      formatAddress({ ...plain, street: 'Hauptstr. 1', postalCode: '10115', city: 'Berlin', country: 'DE' }, 'DE'),
    ).toEqual(['Kurt Klein', 'Hauptstr. 1', '10115 Berlin']);
  });

  it('leaves out blank lines', () => {
    expect(formatAddress({ ...full, company: '', street2: ' ' }, 'GB')).toEqual([
      'Ada Lovelace',
      '12 St James Square',
      'London SW1Y 4JH',
    ]);
  });
});

it('knows what can be delivered', () => {
  expect(isDeliverable(plain)).toBe(true);
  expect(isDeliverable({ ...plain, city: null })).toBe(false);
});

it('makes labels of what can be delivered', () => {
  const rows = [
    { ...plain, postalCode: null },
    { ...full, street: null },
  ];

  expect(labels(rows, 'US')).toEqual(['Kurt Klein\n12 St James Square\nLondon\nUNITED KINGDOM']);
});
