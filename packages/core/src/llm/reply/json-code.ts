import type { Block } from './blocks.ts';
import type { Replacement } from './replacement.ts';

/** What a reply in JSON holds. */
export interface JsonCode {
  readonly texts: readonly string[];
  readonly replacements: readonly Replacement[];
}

/** Reads code out of JSON: any string that looks like it, and pairs of old and new. Absent: the block is no JSON. */
export function jsonCode(block: Block): JsonCode | undefined {
  for (const text of block.texts) {
    const trimmed = text.trim();
    if (!/^[[{"]/.test(trimmed)) continue;
    const value = parsed(trimmed);
    if (value !== undefined) return collect(value, 0);
    const broken = brokenString(trimmed);
    if (broken !== undefined) return { texts: [broken], replacements: [] };
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `{"code": "…` that is cut, or with line breaks in its string. */
function brokenString(text: string): string | undefined {
  const found = /^\{[\s\S]*?"(?:code|content|source|function|replacement|fixed\w*|new\w*)"\s*:\s*"([\s\S]*)$/i.exec(
    text,
  );
  if (found === null) return undefined;
  const inner = (found[1] as string).replace(/"\s*[,}\]][\s\S]*$/, (tail) => (tail.includes('":') ? '' : tail));
  const body = inner.replace(/"\s*\}?\s*$/, '');
  return body.replaceAll(/\\(n|t|r|"|\\|\/)/g, (_all, sign: string) => ESCAPES[sign] ?? sign);
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

const MOST_DEPTH = 6;

function collect(value: unknown, depth: number): JsonCode {
  if (depth > MOST_DEPTH) return NOTHING;
  if (typeof value === 'string') return looksLikeCode(value) ? { texts: [value], replacements: [] } : NOTHING;
  if (typeof value !== 'object' || value === null) return NOTHING;
  const pair = replacementOf(value as Readonly<Record<string, unknown>>);
  if (pair !== undefined) return { texts: [], replacements: [pair] };
  return Object.values(value)
    .map((inner) => collect(inner, depth + 1))
    .reduce((all, found) => {
      return { texts: [...all.texts, ...found.texts], replacements: [...all.replacements, ...found.replacements] };
    }, NOTHING);
}

const NOTHING: JsonCode = { texts: [], replacements: [] };

function looksLikeCode(text: string): boolean {
  return /[{(]|=>|```/.test(text) && /[;})\n]/.test(text);
}

function replacementOf(fields: Readonly<Record<string, unknown>>): Replacement | undefined {
  const entries = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const old = entries.find(([key]) => /^(?:search|find|old|before|original)/i.test(key));
  const now = entries.find(([key]) => /^(?:replace|new|after|updated)/i.test(key));
  return old && now ? { search: old[1], replace: now[1] } : undefined;
}
