import { settleYear, splitClaim } from '../src/insurance-claims';

const plan = { name: 'p', deductible: 10_000, copayPercent: 25 };

test.each([
  [0, 0, 0],
  [9_999, 0, 9_999],
  [10_000, 0, 10_000],
  [10_400, 0, 10_100],
  [30_000, 0, 15_000],
  [30_000, 10_000, 7_500],
  [30_000, 12_000, 7_500],
  [6_000, 7_000, 3_750],
  [102, 10_000, 26],
])('cost %i with %i used: the patient pays %i', (cost, used, patient) => {
  const split = splitClaim(plan, cost, used);
  expect(split.patient).toBe(patient);
  expect(split.insurer).toBe(cost - patient);
});

test('the deductible used never exceeds the deductible by a claim', () => {
  expect(splitClaim(plan, 4_000).deductibleUsed).toBe(4_000);
  expect(splitClaim(plan, 40_000).deductibleUsed).toBe(10_000);
  expect(splitClaim(plan, 40_000, 6_000).deductibleUsed).toBe(10_000);
});

test('the limit covers deductible and copay together', () => {
  const capped = { ...plan, claimLimit: 12_000 };
  expect(splitClaim(capped, 16_000).patient).toBe(11_500);
  expect(splitClaim(capped, 18_000).patient).toBe(12_000);
  expect(splitClaim(capped, 90_000).insurer).toBe(78_000);
});

test('a whole year', () => {
  expect(settleYear(plan, [4_000, 10_000, 1_000]).patientTotal).toBe(4_000 + 7_000 + 250);
});
