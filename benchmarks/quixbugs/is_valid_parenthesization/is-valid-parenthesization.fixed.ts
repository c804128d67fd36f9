/** Whether each parenthesis that opens is closed, and none closes before it was opened. */
export function isValidParenthesization(parens: string): boolean {
  let depth = 0;
  for (const paren of parens) {
    if (paren === '(') {
      depth += 1;
    } else {
      depth -= 1;
      if (depth < 0) {
        return false;
      }
    }
  }
  return depth === 0;
}
