import { heal } from '@testheal/jest';
import { describeSplit, settleYear, splitClaim } from '../src/insurance-claims';
import type { Plan } from '../src/insurance-claims';

const basic: Plan = { name: 'basic', deductible: 30_000, copayPercent: 10 };
const capped: Plan = { ...basic, name: 'capped', claimLimit: 35_000 };

describe('splitClaim', () => {
  test('the insurer pays all but the copay once the deductible is used up', () => {
    expect(splitClaim(basic, 12_000, 30_000)).toEqual({ patient: 1_200, insurer: 10_800, deductibleUsed: 30_000 });
  });

  test('without copay only the deductible is left to the patient', () => {
    const plan = { ...basic, copayPercent: 0 };
    expect(splitClaim(plan, 45_000)).toEqual({ patient: 30_000, insurer: 15_000, deductibleUsed: 30_000 });
  });

  heal('../src/insurance-claims#splitClaim')('the patient pays a claim below the deductible, and not more', () => {
    expect(splitClaim(basic, 8_000)).toEqual({ patient: 8_000, insurer: 0, deductibleUsed: 8_000 });
  });

  heal('../src/insurance-claims#splitClaim')('a claim can be partly below the deductible', () => {
    expect(splitClaim(basic, 20_000, 25_000)).toEqual({ patient: 6_500, insurer: 13_500, deductibleUsed: 30_000 });
    expect(splitClaim(capped, 70_000)).toEqual({ patient: 34_000, insurer: 36_000, deductibleUsed: 30_000 });
  });

  test('stops at the limit for one claim', () => {
    expect(splitClaim(capped, 200_000)).toEqual({ patient: 35_000, insurer: 165_000, deductibleUsed: 30_000 });
  });
});

heal('../src/insurance-claims#splitClaim')('the deductible is used up over the year', () => {
  const { splits, patientTotal } = settleYear(basic, [20_000, 20_000, 20_000]);
  expect(splits.map(({ patient }) => patient)).toEqual([20_000, 11_000, 2_000]);
  expect(patientTotal).toBe(33_000);
});

test('describes a split', () => {
  expect(describeSplit({ patient: 650, insurer: 13_500, deductibleUsed: 0 })).toBe('patient 6.50, insurer 135.00');
});
