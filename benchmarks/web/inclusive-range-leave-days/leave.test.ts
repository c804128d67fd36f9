import { balance, workDays } from './leave';

describe('workDays', () => {
  it('counts a working week', () => {
    expect(workDays({ from: '2025-06-02', to: '2025-06-06' })).toBe(5);
  });

  it('counts a single day', () => {
    expect(workDays({ from: '2025-06-03', to: '2025-06-03' })).toBe(1);
  });

  it('leaves out weekends', () => {
    expect(workDays({ from: '2025-06-02', to: '2025-06-15' })).toBe(10);
  });

  it('leaves out holidays', () => {
    expect(workDays({ from: '2025-12-22', to: '2025-12-26' }, ['2025-12-25', '2025-12-26'])).toBe(3);
  });

  it('refuses what is not a day', () => {
    expect(() => workDays({ from: 'soon', to: '2025-06-03' })).toThrow('not a day: soon');
  });
});

describe('balance', () => {
  it('is what was there without any leave', () => {
    expect(balance(30, [])).toBe(30);
  });

  it('takes off each leave', () => {
    const taken = [
      { from: '2025-03-03', to: '2025-03-07' },
      { from: '2025-08-04', to: '2025-08-15' },
    ];
    expect(balance(30, taken)).toBe(15);
  });
});
