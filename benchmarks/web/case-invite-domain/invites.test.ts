import { accessOf, domainOf, invite, normalizeEmail } from './invites';

const workspace = { name: 'Acme', domains: ['acme.example'], invited: ['Ann@Partner.example', 'ben@partner.example'] };

it('normalizes', () => {
  expect(normalizeEmail(' Ann@ACME.example ')).toBe('ann@acme.example');
  expect(domainOf('Ann@ACME.example')).toBe('acme.example');
});

describe('accessOf', () => {
  it('lets in a whole domain', () => {
    expect(accessOf('someone@Acme.example', workspace)).toBe('domain');
  });

  it('lets in who was invited', () => {
    expect(accessOf('BEN@partner.example', workspace)).toBe('invited');
  });

  it('lets in who was invited in capitals', () => {
    expect(accessOf('ann@partner.example', workspace)).toBe('invited');
    expect(accessOf('Ann@Partner.example', workspace)).toBe('invited');
  });

  it('keeps others out', () => {
    expect(accessOf('eve@elsewhere.example', workspace)).toBe('none');
  });
});

it('invites once', () => {
  expect(invite(workspace, ['Cho@x.example', 'cho@x.example', 'a@acme.example']).invited).toEqual([
    'Ann@Partner.example',
    'ben@partner.example',
    'cho@x.example',
  ]);
});
