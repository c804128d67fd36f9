/** What a fault of ours in one repair is told as; the other targets have their turn. */
export function internalErrorText(message: string): string {
  return `stopped by an internal error: ${message}; please report it, with the output of \`npx heal --version\``;
}
