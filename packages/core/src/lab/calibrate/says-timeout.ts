/** Whether a runner's message says that a test ran out of time. */
export function saysTimeout(message: string): boolean {
  return /\btimed out\b|exceeded timeout/i.test(message);
}
