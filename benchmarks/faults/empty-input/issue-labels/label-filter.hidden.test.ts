import { describeFilter, parseFilter, parseLabels, toQuery } from './label-filter';

describe('labels in the address', () => {
  it.each([
    ['', []],
    [' ', []],
    [',', []],
    ['bug', ['bug']],
    ['bug,', ['bug']],
    [',bug', ['bug']],
    ['bug,,ui', ['bug', 'ui']],
    [' Bug , Good First Issue ', ['bug', 'good first issue']],
    ['a,b,c', ['a', 'b', 'c']],
  ])('"%s"', (value, labels) => {
    expect(parseLabels(value)).toEqual(labels);
  });

  it.each(['', 'labels=bug', 'labels=bug%2Cui', 'state=all', 'labels=bug&state=closed'])(
    'reads what it writes: %s',
    (query) => {
      expect(toQuery(parseFilter(query))).toBe(query);
    },
  );

  it('treats an empty parameter as none', () => {
    expect(parseFilter('labels=')).toEqual({ labels: [], state: 'open' });
    expect(describeFilter(parseFilter('labels='))).toBe('Open issues');
  });
});
