import { type Check, type Diagnosis, isHealthy } from './check.ts';

const SIGNS: Readonly<Record<Check['status'], string>> = { ok: '✔', note: '·', warning: '!', hindrance: '✘' };

/** The diagnosis for people, in lines of at most `columns` characters wherever a word allows. No colors: the signs say it. */
export function renderDiagnosis(diagnosis: Diagnosis, columns: number): string {
  const width = Math.min(columns, 100);
  const blocks = diagnosis.sections.map(({ title, checks }) =>
    [title, ...checks.flatMap((check) => renderCheck(check, width))].join('\n'),
  );
  return `${[`heal doctor, testheal ${diagnosis.version}`, ...blocks, wrap(verdict(diagnosis), { width }).join('\n')].join('\n\n')}\n`;
}

function renderCheck({ status, text, advice }: Check, width: number): string[] {
  return [
    ...wrap(text, { width, first: `  ${SIGNS[status]} `, rest: '    ' }),
    ...(advice === undefined ? [] : wrap(advice, { width, first: '    → ', rest: '      ' })),
  ];
}

function verdict(diagnosis: Diagnosis): string {
  const checks = diagnosis.sections.flatMap((section) => section.checks);
  const count = (status: Check['status']): number => checks.filter((check) => check.status === status).length;
  const hindrances = count('hindrance');
  const warnings = count('warning');
  const more = warnings === 0 ? '' : `, with ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`;
  if (isHealthy(diagnosis)) return `Healing works here${more}.`;
  return `${hindrances} ${hindrances === 1 ? 'thing hinders' : 'things hinder'} healing here${more}: see ✘.`;
}

/** Breaks between words; a word that is longer than a line, such as a path to be copied, stays whole. */
function wrap(
  text: string,
  { width, first = '', rest = '' }: { readonly width: number; readonly first?: string; readonly rest?: string },
): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
