import type { Source } from '../frontier.ts';
import type { Workshop } from '../sources.ts';

export function synthesisSources(_workshop: Workshop): Source[] {
  return [];
}
