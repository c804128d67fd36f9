import { Wizard, WizardError, type Step } from './wizard';

const STEPS: Step[] = [
  { id: 'kind', title: 'Customer' },
  { id: 'company', title: 'Company', when: (a) => a.kind === 'business' },
  { id: 'hasVat', title: 'VAT', when: (a) => a.kind === 'business' },
  {
    id: 'vatId',
    title: 'VAT number',
    when: (a) => a.hasVat === true,
    validate: (v) => (/^[A-Z]{2}\d+$/.test(String(v)) ? null : 'not a VAT number'),
  },
  { id: 'remarks', title: 'Remarks', optional: true },
];
const ids = (w: Wizard) => w.path().map((s) => s.id);

let wizard: Wizard;
beforeEach(() => {
  wizard = new Wizard(STEPS);
});

test('private customers have a short way', () => {
  wizard.next('private');
  expect(ids(wizard)).toEqual(['kind', 'remarks']);
  expect(wizard.current.id).toBe('remarks');
  expect(wizard.next('')).toBe(false);
  expect(wizard.submit()).toEqual({ kind: 'private' });
});

test('businesses have a long way', () => {
  wizard.next('business');
  wizard.next('ACME');
  wizard.next(true);
  expect(wizard.progress).toEqual({ position: 4, total: 5 });
  wizard.next('ES123');
  wizard.next('none');
  expect(wizard.submit()).toEqual({ kind: 'business', company: 'ACME', hasVat: true, vatId: 'ES123', remarks: 'none' });
});

test('validates', () => {
  wizard.next('business');
  wizard.next('ACME');
  wizard.next(true);
  expect(() => wizard.next('123')).toThrow('VAT number: not a VAT number');
  expect(() => wizard.next('')).toThrow(WizardError);
  expect(wizard.current.id).toBe('vatId');
});

test('after changing to private no business step is left', () => {
  wizard.next('business');
  wizard.next('ACME');
  wizard.next(true);
  wizard.next('ES123');
  wizard.goTo('kind');
  wizard.next('private');
  expect(ids(wizard)).toEqual(['kind', 'remarks']);
  expect(wizard.submit()).toEqual({ kind: 'private' });
});

test('changing back finds the answers again', () => {
  wizard.next('business');
  wizard.next('ACME');
  wizard.goTo('kind');
  wizard.next('private');
  wizard.back();
  wizard.next('business');
  expect(wizard.current.id).toBe('company');
  expect(wizard.answerOf('company')).toBe('ACME');
});

test('knows what is missing', () => {
  wizard.next('business');
  expect(wizard.missing()).toEqual(['company', 'hasVat']);
  expect(() => wizard.submit()).toThrow('Company: please fill in');
  expect(() => wizard.goTo('vatId')).toThrow('not available');
});
