import { join } from 'node:path';
import type { FileSystem } from '../ports/file-system.ts';
import type { ModelChoice } from './choose-model.ts';

/** What somebody allowed for a project, once: `.heal/consent.json`. */
export interface Consent {
  readonly version: 1;
  readonly provider: string;
  readonly model: string;
  /** Absent for a model that is an object of the user's. */
  readonly host?: string;
  /** The model that is asked after it; absent: none. */
  readonly strong?: AllowedModel;
  /** How many files might have been sent when it was given, and how large they were together. */
  readonly files: number;
  readonly bytes: number;
}

export interface AllowedModel {
  readonly provider: string;
  readonly model: string;
  readonly host?: string;
}

/** Where a consent stands, in the folder of a package or of the workspace around it. */
export function consentFile(folder: string): string {
  return join(folder, '.heal', 'consent.json');
}

/** Whether it was given for that model at that place: another one wants its own. */
export function covers(consent: Consent, { provider, model, host }: ModelChoice): boolean {
  const allowed: readonly AllowedModel[] = [consent, ...(consent.strong === undefined ? [] : [consent.strong])];
  return allowed.some((each) => each.provider === provider && each.model === model && each.host === host);
}

/** The consents of the folders, the nearest first; one that cannot be read allows nothing. */
export async function readConsents(
  fileSystem: Pick<FileSystem, 'readText'>,
  folders: readonly string[],
): Promise<readonly Consent[]> {
  const read = await Promise.all(
    folders.map(async (folder) => toConsent(await fileSystem.readText(consentFile(folder)).catch(() => ''))),
  );
  return read.flatMap((consent) => consent ?? []);
}

function toConsent(text: string): Consent | undefined {
  try {
    const value = JSON.parse(text) as Partial<Consent> | null;
    const { version, strong } = value ?? {};
    const isWhole = version === 1 && isAllowedModel(value) && (strong === undefined || isAllowedModel(strong));
    return isWhole ? (value as Consent) : undefined;
  } catch {
    return undefined;
  }
}

function isAllowedModel(value: unknown): value is AllowedModel {
  if (typeof value !== 'object' || value === null) return false;
  const { provider, model, host } = value as Partial<AllowedModel>;
  return typeof provider === 'string' && typeof model === 'string' && ['string', 'undefined'].includes(typeof host);
}

/** Writes it, and makes git ignore the folder: a consent is a person's, not a repository's. */
export async function writeConsent(fileSystem: FileSystem, folder: string, consent: Consent): Promise<void> {
  const ignoreFile = join(folder, '.heal', '.gitignore');
  if (!(await fileSystem.exists(ignoreFile))) await fileSystem.writeTextAtomic(ignoreFile, '*\n');
  await fileSystem.writeTextAtomic(consentFile(folder), `${JSON.stringify(consent, undefined, 2)}\n`);
}
