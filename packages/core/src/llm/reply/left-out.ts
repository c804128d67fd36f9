/** The comment by which a reply says that it leaves a part out; absent when it is whole, or the old text has it too. */
export function leftOut(text: string, old: string): string | undefined {
  for (const [comment] of text.matchAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g)) {
    const words = comment.replaceAll(/^[/*\s]+|[*/\s]+$/g, '');
    if (PLACEHOLDER.test(words) && !old.includes(comment)) return comment.trim();
  }
  return undefined;
}

const PLACEHOLDER =
  /^(?:\(?(?:\.{3}|…)\)?$|(?:\.{3}|…)\s*\(?(?:existing|rest|remaining|other|same|unchanged|previous|original|omitted|code|as before|keep)|.*\b(?:rest of (?:the|your|this) |existing (?:code|logic|implementation)|(?:remains?|stays?|is|are) (?:the same|unchanged)|same as (?:before|above|the original)|unchanged$|omitted for brevity))/i;
