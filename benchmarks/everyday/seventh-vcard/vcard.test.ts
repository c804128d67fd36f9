import { escapeText, fold, parseVCards, toVCard, unescapeText, unfold, type Contact } from './vcard';

const MARIA: Contact = {
  name: 'Maria Núñez',
  familyName: 'Núñez',
  givenName: 'Maria',
  organisation: 'Bread; Butter, Co.',
  emails: ['maria@example.org'],
  phones: [{ type: 'cell', number: '+34 600 000 000' }],
  note: 'Met at the fair.\nLikes tea, not coffee.',
};

test('escapes and unescapes', () => {
  expect(escapeText('a,b;c\\d\ne')).toBe('a\\,b\\;c\\\\d\\ne');
  expect(unescapeText(escapeText('a,b;c\\d\ne'))).toBe('a,b;c\\d\ne');
});

test('short lines are left alone', () => {
  expect(fold('FN:Maria')).toBe('FN:Maria');
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
});

test('long lines are folded', () => {
  expect(fold('x'.repeat(150)).split('\r\n')).toEqual(['x'.repeat(75), ' ' + 'x'.repeat(74), ' x']);
});

test('a contact survives the round trip', () => {
  expect(parseVCards(toVCard(MARIA))).toEqual([MARIA]);
});

test('no exported line is too long for strict importers', () => {
  const card = toVCard({
    ...MARIA,
    note: 'Größere Bestellungen müssen früh übermittelt werden, spätestens zwölf Uhr fünfzehn. Schöne Grüße!',
  });
  for (const line of card.split('\r\n')) {
    expect(Buffer.byteLength(line, 'utf8')).toBeLessThanOrEqual(75);
  }
});

test('unfolds what others have folded', () => {
  expect(unfold('NOTE:one\r\n  two\r\nFN:x\n\ty\n')).toEqual(['NOTE:one two', 'FN:xy']);
});

test('several cards, unknown properties, phone types', () => {
  const text = 'BEGIN:VCARD\nFN:A\nX-FOO:1\nTEL;TYPE=WORK,VOICE:1\nEND:VCARD\nBEGIN:VCARD\nFN:B\nTEL:2\nEND:VCARD\n';
  expect(parseVCards(text)).toEqual([
    { name: 'A', emails: [], phones: [{ type: 'work', number: '1' }] },
    { name: 'B', emails: [], phones: [{ type: 'home', number: '2' }] },
  ]);
});
