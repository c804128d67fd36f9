import { createScrollSpy, sectionAt } from './scroll-spy';

const sections = [
  { id: 'intro', top: 0 },
  { id: 'usage', top: 400 },
  { id: 'api', top: 900 },
];

function testPage() {
  const target = new EventTarget();
  return {
    scrollTop: 0,
    addEventListener: (type: string, listener: () => void) => target.addEventListener(type, listener),
    removeEventListener: (type: string, listener: () => void) => target.removeEventListener(type, listener),
    go(type: string, scrollTop: number) {
      this.scrollTop = scrollTop;
      target.dispatchEvent(new Event(type));
    },
  };
}

it('finds the section', () => {
  expect(sectionAt(sections, 399)).toBe('intro');
  expect(sectionAt(sections, 400)).toBe('usage');
  expect(sectionAt(sections, -1)).toBe(undefined);
});

describe('createScrollSpy', () => {
  it('tells each section once', () => {
    const told: unknown[] = [];
    const page = testPage();
    const spy = createScrollSpy(
      page,
      () => sections,
      (id) => told.push(id),
    );

    page.go('scroll', 450);
    page.go('scroll', 500);
    page.go('resize', 1000);

    expect(told).toEqual(['usage', 'api']);
    expect(spy.current).toBe('api');
  });

  it('looks a bit ahead', () => {
    expect(
      createScrollSpy(
        testPage(),
        () => sections,
        () => undefined,
        400,
      ).current,
    ).toBe('usage');
  });

  it('tells nothing more when the user scrolls after it was stopped', () => {
    const told: unknown[] = [];
    const page = testPage();
    createScrollSpy(
      page,
      () => sections,
      (id) => told.push(id),
    ).stop();

    page.go('scroll', 450);

    expect(told).toEqual([]);
  });

  it('tells nothing more when the window changes after it was stopped', () => {
    const told: unknown[] = [];
    const page = testPage();
    createScrollSpy(
      page,
      () => sections,
      (id) => told.push(id),
    ).stop();

    page.go('resize', 1000);

    expect(told).toEqual([]);
  });
});
