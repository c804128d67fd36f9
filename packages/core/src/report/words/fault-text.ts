import type { SearchFault } from '../../model/search-fault.ts';
import { oneLine } from './visible-text.ts';

/** What an error of ours has cost a search, and what to do about it. */
export function faultText({ operator, reason }: SearchFault): string {
  return `searched without ${operator} where it met an internal error: ${oneLine(reason)}; please report it`;
}
