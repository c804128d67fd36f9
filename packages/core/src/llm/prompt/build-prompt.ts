import type { ModelAttempt } from '../../model/model-attempt.ts';
import type { ModelRequest } from '../../model/model-request.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import { allocate } from './allocate.ts';
import { answerFormFor, type AnswerForm } from './answer-form.ts';
import { attemptsText } from './attempts-section.ts';
import { charactersIn } from './cut-lines.ts';
import {
  failuresSection,
  relatedSection,
  searchSection,
  similarSection,
  testsSection,
  valuesSection,
} from './evidence-sections.ts';
import { fileSection } from './file-section.ts';
import { rulesFor } from './rules.ts';

export interface PromptLimits {
  /** Of all that is sent, measured on the safe side: three characters a token. */
  readonly maxInputTokens: number;
  readonly maxOutputTokens: number;
}

/** What earlier turns have come to. */
export interface Memory {
  readonly attempts: readonly ModelAttempt[];
  /** How many of them, the first ones, were another model's. @default 0 */
  readonly byOthers?: number;
  /** Number of the best one; absent when none is better than nothing. */
  readonly best?: number;
  /** How to answer; absent: as fits the target. */
  readonly form?: AnswerForm;
}

/** Share of the room for attempts. It is kept free in the first turn, too, so that what comes before stays the same. */
const FOR_ATTEMPTS = 0.3;
const FOR_INSTRUCTIONS = 0.08;

/**
 * The prompt of the next turn: rules, the target's file, types, tests, failures, values, what the search learned, similar code,
 * then every earlier attempt. All but the attempts is the same in every turn of a repair. What does not fit is left out with
 * a word about it.
 */
export function buildPrompt(
  evidence: RepairEvidence,
  limits: PromptLimits,
  memory: Memory = { attempts: [] },
): ModelRequest {
  const usual = answerFormFor(evidence.target);
  const all = charactersIn(limits.maxInputTokens);
  const system = rulesFor(evidence, usual, Math.floor(all * FOR_INSTRUCTIONS));
  const room = Math.max(0, all - system.length - ENDING);
  const sections = [
    fileSection,
    relatedSection,
    testsSection,
    failuresSection,
    valuesSection,
    searchSection,
    similarSection,
  ];
  const stable = allocate(
    sections.map((section) => section(evidence)),
    Math.floor(room * (1 - FOR_ATTEMPTS)) - 2 * sections.length,
  ).filter((text) => text !== '');
  const ending = endingFor(evidence, memory, usual, Math.floor(room * FOR_ATTEMPTS));
  return {
    system,
    messages: [{ role: 'user', parts: [{ text: `${stable.join('\n\n')}\n\n`, isStable: true }, { text: ending }] }],
    maxOutputTokens: limits.maxOutputTokens,
  };
}

/** Room for the last words beside the attempts. */
const ENDING = 900;

function endingFor(
  evidence: RepairEvidence,
  { attempts, byOthers = 0, best, form }: Memory,
  usual: AnswerForm,
  room: number,
): string {
  const parts: string[] = [];
  if (attempts.length > 0) {
    parts.push(byOthers > 0 ? '# Earlier attempts' : '# Your earlier attempts');
    if (byOthers > 0) parts.push(othersText(byOthers, attempts.length));
    parts.push(attemptsText(evidence, attempts, best, room));
    parts.push('Say in a sentence what they got wrong, then propose something else.');
  }
  if (form !== undefined && form !== usual) parts.push(otherForm(form));
  parts.push(
    attempts.length > 0 ? 'Your next proposal:' : 'Say in a sentence what the fault is, then propose the repair:',
  );
  return parts.join('\n\n');
}

function othersText(byOthers: number, of: number): string {
  const theirs = byOthers === 1 ? 'Attempt 1 is' : `Attempts 1 to ${byOthers} are`;
  return `${theirs} of another model, which did not get further${of > byOthers ? '; the rest are yours' : ''}.`;
}

function otherForm(form: AnswerForm): string {
  return form === 'search-replace'
    ? 'This time answer with search/replace edits alone, as short as they can be: a fenced block with <<<<<<< SEARCH, the lines as they are, =======, the lines that take their place, >>>>>>> REPLACE.'
    : 'This time answer with the whole text of the target in one fenced block.';
}
