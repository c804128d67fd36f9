export interface Plan {
  name: string;
  /** What the patient pays each year before the insurer pays anything, in cents. */
  deductible: number;
  /** The patient's part of what is left, in percent. */
  copayPercent: number;
  /** The most a patient pays for one claim. */
  claimLimit?: number;
}

export interface Split {
  patient: number;
  insurer: number;
  deductibleUsed: number;
}

export interface ClaimsYear {
  splits: Split[];
  patientTotal: number;
}

/** Splits the cost of one claim between patient and insurer. */
export function splitClaim(plan: Plan, cost: number, deductibleUsed = 0): Split {
  const { deductible, copayPercent, claimLimit = Infinity } = plan;
  const open = Math.max(0, deductible - deductibleUsed);
  const own = Math.min(cost, open);
  const covered = cost - own;
  const copay = Math.round((cost * copayPercent) / 100);
  const patient = Math.min(own + copay, claimLimit);
  return { patient, insurer: cost - patient, deductibleUsed: deductibleUsed + own };
}

export function settleYear(plan: Plan, costs: readonly number[]): ClaimsYear {
  const splits: Split[] = [];
  let used = 0;
  let patientTotal = 0;
  for (const cost of costs) {
    const split = splitClaim(plan, cost, used);
    used = split.deductibleUsed;
    patientTotal += split.patient;
    splits.push(split);
  }
  return { splits, patientTotal };
}

export function describeSplit({ patient, insurer }: Split): string {
  const euros = (cents: number) => (cents / 100).toFixed(2);
  return `patient ${euros(patient)}, insurer ${euros(insurer)}`;
}
