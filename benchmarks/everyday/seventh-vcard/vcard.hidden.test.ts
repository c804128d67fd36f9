import { fold, parseVCards, toVCard, unfold } from './vcard';

const octets = (s: string) => Buffer.byteLength(s, 'utf8');
const lengths = (s: string) => fold(s).split('\r\n').map(octets);

test('two-octet letters', () => {
  expect(lengths('ü'.repeat(37))).toEqual([74]);
  expect(lengths('ü'.repeat(38))).toEqual([74, 3]);
  expect(lengths('x' + 'ü'.repeat(37))).toEqual([75]);
});

test('three-octet letters', () => {
  expect(lengths('日'.repeat(25))).toEqual([75]);
  expect(lengths('日'.repeat(26))).toEqual([75, 4]);
  expect(lengths('日'.repeat(50))).toEqual([75, 73, 4]);
  expect(lengths('€'.repeat(40))).toEqual([75, 46]);
});

test('emoji are neither cut nor miscounted', () => {
  expect(lengths('😀'.repeat(18))).toEqual([72]);
  expect(lengths('😀'.repeat(19))).toEqual([72, 5]);
  for (const line of fold('ab😀'.repeat(40)).split('\r\n')) {
    expect(Buffer.from(line, 'utf8').toString('utf8')).toBe(line);
    expect(line).not.toContain('\uFFFD');
    expect(octets(line)).toBeLessThanOrEqual(75);
  }
});

test('lines are as full as they can be', () => {
  const text = 'NOTE:' + 'aé日😀'.repeat(30);
  const lines = fold(text).split('\r\n');
  for (let i = 0; i + 1 < lines.length; i++) {
    const nextChar = [...lines[i + 1]][1];
    expect(octets(lines[i])).toBeLessThanOrEqual(75);
    expect(octets(lines[i]) + octets(nextChar)).toBeGreaterThan(75);
  }
});

test('folding and unfolding is lossless', () => {
  for (const text of ['日本語'.repeat(40), 'ab cd  ef '.repeat(20) + '.', '😀 ü '.repeat(30) + 'x']) {
    expect(unfold(fold(text))).toEqual([text]);
  }
});

test('plain letters fold as before', () => {
  expect(lengths('x'.repeat(75))).toEqual([75]);
  expect(lengths('x'.repeat(76))).toEqual([75, 2]);
  expect(lengths('x'.repeat(149))).toEqual([75, 75]);
  expect(fold('')).toBe('');
});

test('all kinds of properties come back', () => {
  const contact = {
    name: 'Дмитрий Александрович Константинопольский-Преображенский',
    familyName: 'Константинопольский; Преображенский',
    givenName: 'Дмитрий',
    organisation: '株式会社'.repeat(12),
    emails: ['d@example.org', 'k@example.org'],
    phones: [{ type: 'work' as const, number: '+7 000' }],
    note: '🎉, \\ ; \n'.repeat(20) + 'x',
  };
  const card = toVCard(contact);
  expect(card.split('\r\n').every((l) => octets(l) <= 75)).toBe(true);
  expect(parseVCards(card)).toEqual([contact]);
});
