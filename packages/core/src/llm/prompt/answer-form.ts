import type { RepairTarget } from '../../model/target.ts';

/** How a model is asked to write its proposal. It may answer otherwise: every form is read. */
export type AnswerForm = 'declaration' | 'search-replace' | 'file';

/** Longer texts are costly to write back, and are cut more often. */
const MOST_LINES = 150;

/** The whole declaration, since its place is known; search/replace blocks where that would be long. */
export function answerFormFor({ source, symbol, regions }: RepairTarget): AnswerForm {
  if (symbol === undefined) return linesIn(source) > MOST_LINES ? 'search-replace' : 'file';
  const [declaration] = regions;
  const text = declaration === undefined ? source : source.slice(declaration.start, declaration.end);
  return linesIn(text) > MOST_LINES ? 'search-replace' : 'declaration';
}

function linesIn(text: string): number {
  return text.split('\n').length;
}

/** What the prompt says about it. */
export function answerRule(form: AnswerForm, name: string): string {
  switch (form) {
    case 'declaration':
      return `Answer with one fenced block that holds the whole of ${name}, every line of it, and nothing else of the file. Private helpers of the file that ${name} uses may be changed as well: write them whole into the same block.`;
    case 'file':
      return 'Answer with one fenced block that holds the whole file, every line of it.';
    default:
      return [
        `Answer with one fenced block of search/replace edits inside ${name}:`,
        '<<<<<<< SEARCH',
        '(lines of the file as they are, enough of them to be unique, without line numbers)',
        '=======',
        '(the lines that take their place)',
        '>>>>>>> REPLACE',
      ].join('\n');
  }
}
