import { legend, maximum, seriesStyle } from './series-style';

const sales = { name: 'Sales', values: [1, 5] };
const costs = { name: 'Costs', values: [2, 3], style: { color: 'red', dash: [4, 2] } };

describe('seriesStyle', () => {
  it('has a color from the palette', () => {
    expect(seriesStyle(sales, 0)).toEqual({ width: 2, points: false, color: '#1f77b4' });
    expect(seriesStyle(sales, 5).color).toBe('#ff7f0e');
  });

  it('takes what the chart says', () => {
    expect(seriesStyle(sales, 0, { width: 1, points: true })).toEqual({ width: 1, points: true, color: '#1f77b4' });
  });

  it('takes what the series says', () => {
    expect(seriesStyle(costs, 1)).toEqual({ width: 2, points: false, color: 'red', dash: [4, 2] });
  });
});

it('has a legend', () => {
  expect(legend([sales, sales])).toEqual(['Sales #1f77b4', 'Sales #ff7f0e']);
  expect(legend([sales, costs], { color: 'gray' })).toEqual(['Sales gray', 'Costs red']);
});

it('finds the maximum', () => {
  expect(maximum([sales, costs])).toBe(5);
  expect(maximum([])).toBe(0);
});
