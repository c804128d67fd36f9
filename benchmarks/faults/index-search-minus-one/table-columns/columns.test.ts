import { applySettings, DEFAULT_SETTINGS, orderColumns, readSettings, visibleTitles } from './columns';

const columns = [
  { key: 'id', title: 'ID', width: 60 },
  { key: 'name', title: 'Name' },
  { key: 'email', title: 'E-mail' },
  { key: 'role', title: 'Role' },
];

const keys = (list: readonly { key: string }[]): string[] => list.map((column) => column.key);

describe('columns', () => {
  it('keeps the definition order without settings', () => {
    expect(keys(orderColumns(columns, []))).toEqual(['id', 'name', 'email', 'role']);
  });

  it('takes the order of the user', () => {
    expect(keys(orderColumns(columns, ['role', 'email', 'name', 'id']))).toEqual(['role', 'email', 'name', 'id']);
  });

  it('puts new columns at the end', () => {
    expect(keys(orderColumns(columns, ['name', 'id']))).toEqual(['name', 'id', 'email', 'role']);
  });

  it('leaves out hidden columns', () => {
    expect(visibleTitles(columns, { ...DEFAULT_SETTINGS, hidden: ['id'] })).toEqual(['Name', 'E-mail', 'Role']);
  });

  it('shows the titles in the order of the user, new ones last', () => {
    const settings = { order: ['email', 'id', 'name'], hidden: ['id'], widths: {} };
    expect(visibleTitles(columns, settings)).toEqual(['E-mail', 'Name', 'Role']);
  });

  it('takes widths from the settings, then from the column', () => {
    const settings = { ...DEFAULT_SETTINGS, widths: { name: 300 } };
    expect(applySettings(columns, settings).map((column) => column.width)).toEqual([60, 300, 120, 120]);
  });

  it('ignores settings it cannot read', () => {
    expect(readSettings(null)).toEqual(DEFAULT_SETTINGS);
    expect(readSettings('{oops')).toEqual(DEFAULT_SETTINGS);
    expect(readSettings('{"hidden":["id"]}')).toEqual({ order: [], hidden: ['id'], widths: {} });
  });
});
