export type Level = 'immediate' | 'urgent' | 'routine';

export interface Symptoms {
  chestPain?: boolean;
  /** Body temperature in degrees Celsius. */
  temperature?: number;
  /** Pain as the patient rates it, 0 to 10. */
  pain?: number;
  age: number;
}

export interface Assessment {
  level: Level;
  notes: string[];
}

const WAIT_MINUTES: Record<Level, number> = { immediate: 0, urgent: 30, routine: 120 };

export const hasFever = ({ temperature = 36.8 }: Symptoms): boolean => temperature >= 38.5;

/** Sorts a patient into one of three levels, with the notes for the nurse. */
export function assess(symptoms: Symptoms): Assessment {
  const notes: string[] = [];
  let level: Level = 'routine';
  if (symptoms.chestPain) {
    level = 'immediate';
    notes.push('call the doctor on duty');
  }
  if (hasFever(symptoms)) {
    level = 'urgent';
    notes.push('measure the temperature again in 20 minutes');
  }
  if ((symptoms.pain ?? 0) >= 7) {
    level = 'urgent';
    notes.push('offer pain relief');
  }
  if (notes.length === 0 && symptoms.age >= 75) {
    notes.push('offer a seat near the desk');
  }
  return { level, notes };
}

export function waitMinutes(symptoms: Symptoms): number {
  return WAIT_MINUTES[assess(symptoms).level];
}

/** Patients in the order in which they are called; equal levels keep the order of arrival. */
export function callOrder<T extends { symptoms: Symptoms }>(waiting: readonly T[]): T[] {
  return [...waiting].sort((a, b) => waitMinutes(a.symptoms) - waitMinutes(b.symptoms));
}
