/** Tells which section of a page is being read. */

export interface Section {
  readonly id: string;
  /** Pixels from the top of the page. */
  readonly top: number;
}

export interface Page {
  readonly scrollTop: number;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

export interface ScrollSpy {
  readonly current: string | undefined;
  stop(): void;
}

/** The last section that begins at or above the line; undefined above the first one. */
export function sectionAt(sections: readonly Section[], line: number): string | undefined {
  return sections.findLast((section) => section.top <= line)?.id;
}

/** Calls `onChange` when another section is reached, until it is stopped. */
export function createScrollSpy(
  page: Page,
  sections: () => readonly Section[],
  onChange: (id: string | undefined) => void,
  offset = 0,
): ScrollSpy {
  let current = sectionAt(sections(), page.scrollTop + offset);
  const update = (): void => {
    const found = sectionAt(sections(), page.scrollTop + offset);
    if (found === current) return;
    current = found;
    onChange(found);
  };
  page.addEventListener('scroll', update);
  page.addEventListener('resize', update);
  return {
    get current() {
      return current;
    },
    stop() {
      page.removeEventListener('scroll', update);
    },
  };
}
