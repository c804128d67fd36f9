import type { Block } from './blocks.ts';
import { unusable, type Unusable } from './proposal.ts';

/** What keeps blocks that do not parse from being a proposal. */
export function whyNothing(blocks: readonly Block[], name: string): Unusable {
  const foreign = blocks.find(
    ({ tag, texts }) => FOREIGN.has(tag) || /^[ \t]*(?:def |fn |func |#include|package )/m.test(texts[0] ?? ''),
  );
  if (foreign) {
    const language = FOREIGN.has(foreign.tag) ? foreign.tag : 'another language';
    return unusable('wrong-language', `The code is in ${language}: write it in the language of the file.`);
  }
  const isCode = blocks.some(({ tag, texts }) => tag !== '' || /[{};]|=>/.test(texts[0] ?? ''));
  return isCode
    ? unusable('does-not-parse', `The code is not well-formed: write the whole of \`${name}\` in one fenced block.`)
    : unusable('no-code', `The reply has no code: write the whole of \`${name}\` in one fenced block.`);
}

const FOREIGN = new Set(
  'bash c c# c++ cpp css csharp dart go html java kotlin php py python rb rs ruby rust scala sh shell sql swift yaml'.split(
    ' ',
  ),
);
