import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES = ['.', 'docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name)),
);

describe('the pages of the documentation', () => {
  it.each(PAGES)('%s has no link that leads nowhere', (page) => {
    expect(linksIn(page).filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  it('are all reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached)
      for (const link of linksIn(page)) {
        const target = targetOf(page, link).file;
        if (target.endsWith('.md') && existsSync(path.join(ROOT, target))) reached.add(target);
      }

    expect(
      PAGES.filter((page) => page.startsWith('docs/') && !page.includes('decisions/') && !reached.has(page)),
    ).toEqual([]);
  });
});

describe('the check of links', () => {
  it('sees a page, a heading and a file that are not there', () => {
    const links = ['docs/no-such-page.md', '#use-it', '#no-such-heading', 'LICENSE', 'docs/options.md#heal-fix'];

    expect(links.filter((link) => !leadsSomewhere('README.md', link))).toEqual([
      'docs/no-such-page.md',
      '#no-such-heading',
    ]);
  });
});

/** Those of the repository's own. */
function linksIn(page: string): string[] {
  const text = readFileSync(path.join(ROOT, page), 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/i.test(link));
}

function targetOf(page: string, link: string): { readonly file: string; readonly heading: string | undefined } {
  const [file = '', heading] = link.split('#', 2);
  return { file: file === '' ? page : path.posix.join(path.posix.dirname(page), file), heading };
}

function leadsSomewhere(page: string, link: string): boolean {
  const { file, heading } = targetOf(page, link);
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) && (heading === undefined || headingsOf(absolute).includes(heading));
}

/** As GitHub names them. */
function headingsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
