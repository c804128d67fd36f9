import { load, normalize, remember, rememberIn, suggestions } from './recent-searches';

function memoryStorage(content: Record<string, string> = {}) {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

describe('recent searches', () => {
  it('squeezes spaces', () => {
    expect(normalize('  red   shoes ')).toBe('red shoes');
  });

  it('starts with the first search', () => {
    expect(remember([], 'shoes')).toEqual(['shoes']);
  });

  it('puts the latest search first', () => {
    expect(remember(['shoes', 'hats'], 'gloves')).toEqual(['gloves', 'shoes', 'hats']);
  });

  it('keeps five searches', () => {
    expect(remember(['e', 'd', 'c', 'b', 'a'], 'f')).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('ignores an empty search', () => {
    expect(remember(['shoes'], '   ')).toEqual(['shoes']);
  });

  it('suggests by prefix', () => {
    expect(suggestions(['Shoes', 'hats', 'shirts'], 'SH')).toEqual(['Shoes', 'shirts']);
  });

  it('survives broken storage', () => {
    expect(load(memoryStorage({ 'recent-searches': '{' }))).toEqual([]);
    expect(load(memoryStorage({ 'recent-searches': '["a",1]' }))).toEqual(['a']);
  });

  it('stores what it remembers', () => {
    const storage = memoryStorage();
    rememberIn(storage, 'shoes');
    rememberIn(storage, 'hats');
    expect(load(storage)).toEqual(['hats', 'shoes']);
  });
});
