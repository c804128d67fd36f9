import type { ModuleFacts } from '../module-facts.ts';

const QUOTED = /'((?:[^'\\\n]|\\.){2,120})'|"((?:[^"\\\n]|\\.){2,120})"/g;
const MOST = 12;

/** Texts that failures quote, longer ones too, and those of errors that tests wait for: one of them may be what was expected. */
export function textsExpected({ expectedTexts, throwables }: ModuleFacts): string[] {
  const quoted = [...throwables, ...expectedTexts].flatMap((text) =>
    Array.from(text.matchAll(QUOTED), ([, single, double]) => (single ?? double ?? '').replace(/\\(['"])/g, '$1')),
  );
  return [...new Set(quoted)].slice(0, MOST);
}
