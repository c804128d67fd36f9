import { createAnchors, slugify, tableOfContents } from './anchors';

describe('slugify', () => {
  it('keeps letters of all languages', () => {
    expect(slugify('  Über uns & mehr ')).toBe('über-uns-mehr');
  });
});

describe('createAnchors', () => {
  it('numbers repeated headings', () => {
    const anchorOf = createAnchors();
    expect(['Usage', 'API', 'Usage', 'usage'].map(anchorOf)).toEqual(['usage', 'api', 'usage-1', 'usage-2']);
  });

  it('starts again for each document', () => {
    createAnchors()('Usage');
    expect(createAnchors()('Usage')).toBe('usage');
  });

  it('can document a class', () => {
    const anchorOf = createAnchors();
    expect(['Constructor', 'Methods', 'Constructor'].map(anchorOf)).toEqual([
      'constructor',
      'methods',
      'constructor-1',
    ]);
  });
});

describe('tableOfContents', () => {
  it('leaves out deep headings', () => {
    const headings = [
      { level: 1, text: 'Guide' },
      { level: 4, text: 'Notes' },
      { level: 2, text: 'Notes' },
    ];
    expect(tableOfContents(headings)).toEqual([
      { level: 1, text: 'Guide', anchor: 'guide' },
      { level: 2, text: 'Notes', anchor: 'notes-1' },
    ]);
  });
});
