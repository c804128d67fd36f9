import camelCase from './package/index.js';

const keep = { preserveConsecutiveUppercase: true };

describe('abbreviations in the plural', () => {
  test('at the end of a name', () => {
    expect(camelCase('myPCs')).toBe('myPcs');
    expect(camelCase('allTheTVs')).toBe('allTheTvs');
    expect(camelCase('foo-barIDs')).toBe('fooBarIds');
  });

  test('in the middle of a name', () => {
    expect(camelCase('FooIDsBar')).toBe('fooIdsBar');
    expect(camelCase('getIDsOfUser')).toBe('getIdsOfUser');
  });

  test('alone', () => {
    expect(camelCase('IDs')).toBe('ids');
  });

  test('with pascalCase, a locale and arrays', () => {
    expect(camelCase('fooIDs', { pascalCase: true })).toBe('FooIds');
    expect(camelCase('fooIDs', { locale: false })).toBe('fooIds');
    expect(camelCase(['foo', 'barIDs'])).toBe('fooBarIds');
  });

  test('preserveConsecutiveUppercase keeps the capitals', () => {
    expect(camelCase('FooIDs', keep)).toBe('fooIDs');
    expect(camelCase('FooIDsBar', keep)).toBe('fooIDsBar');
    expect(camelCase('XMLHttpRequest', keep)).toBe('XMLHttpRequest');
  });

  test('longer abbreviations before a word', () => {
    expect(camelCase('AjaxXMLHttpRequest')).toBe('ajaxXmlHttpRequest');
    expect(camelCase('HTTPServer')).toBe('httpServer');
    expect(camelCase('myID')).toBe('myId');
  });
});
