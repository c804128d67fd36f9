export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const diff = left[i] - right[i];
    if (diff !== 0) return Math.sign(diff);
  }
  return 0;
}
