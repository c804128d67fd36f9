/** What each folder of the room `repair` may import of the others, from the bottom up; the plot, beside them, may import all. */
export const REPAIR_STAGES: Readonly<Record<string, readonly string[]>> = {
  world: [],
  marks: ['world'],
  search: ['world'],
  prove: ['world', 'search'],
  ask: ['world', 'marks', 'search', 'prove'],
  tell: ['world', 'marks', 'search', 'prove', 'ask'],
  recall: ['world', 'prove', 'tell'],
  mend: ['world', 'marks', 'search', 'prove', 'tell'],
};
