import { formatAddress, labels } from './postal-address';

const empty = {
  name: 'N',
  company: null,
  street: null,
  street2: null,
  postalCode: null,
  city: null,
  country: 'FR',
};

it.each([
  [{}, ['N']],
  [{ company: 'C' }, ['C', 'N']],
  [{ street: 'S' }, ['N', 'S']],
  [{ street2: 'S2' }, ['N', 'S2']],
  [{ city: 'X' }, ['N', 'X']],
  [{ postalCode: '75001' }, ['N', '75001']],
  [{ postalCode: '75001', city: 'Paris' }, ['N', '75001 Paris']],
  [{ company: ' C ', street: ' S', street2: 'S2 ' }, ['C', 'N', 'S', 'S2']],
  [{ company: '  ', street: '' }, ['N']],
])('with %j: %j', (columns, lines) => {
  expect(formatAddress({ ...empty, ...columns }, 'FR')).toEqual(lines);
  expect(formatAddress({ ...empty, ...columns }, 'DE')).toEqual([...lines, 'FRANCE']);
});

it('has no "null" on a label', () => {
  expect(formatAddress({ ...empty, country: 'US', city: 'Reno' }, 'XX')).toEqual(['N', 'Reno', 'USA']);
  expect(formatAddress({ ...empty, country: 'NO' }, 'FR')).toEqual(['N', 'NO']);
});

it('labels several rows', () => {
  const row = { ...empty, street: 'S', city: 'X' };

  expect(labels([row, empty, { ...row, company: 'C' }], 'FR')).toEqual(['N\nS\nX', 'C\nN\nS\nX']);
});
