import { createHash } from 'node:crypto';

/** SHA-256 of the text's UTF-8 bytes, in hexadecimal. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
