/** "3 min read" above an article. */

export interface ReadingTime {
  readonly words: number;
  /** Whole minutes, rounded up. */
  readonly minutes: number;
}

const WORDS_PER_MINUTE = 230;

/** The text without the markup that nobody reads. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[#*_>`~]/g, '')
    .trim();
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

export function readingTime(markdown: string): ReadingTime {
  const words = countWords(plainText(markdown));
  return { words, minutes: Math.ceil(words / WORDS_PER_MINUTE) };
}

export function readingTimeLabel(markdown: string): string {
  const { minutes } = readingTime(markdown);
  return minutes === 0 ? '' : `${minutes} min read`;
}
